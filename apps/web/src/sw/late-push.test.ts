import { afterEach, describe, expect, it, vi } from 'vitest';
import { asItStands, isLate, type NoticePage, pushNow } from './late-push.ts';

const path = '/emergency/019aa000-0000-7000-8000-0000000000e1?elder=1';
const at = Date.parse('2026-11-23T06:00:00Z');
const alarm = { title: 'Vestine needs help', path, at, isUrgent: true };
const notices = (title: string, minutes: number, more: object = {}) => ({
  title,
  link: path as string | null,
  timestamp: new Date(at + minutes * 60_000).toISOString(),
  isRead: false,
  ...more,
});
const page = (...data: NoticePage['data']): NoticePage => ({ data, nextCursor: null });

describe('a push that arrives late', () => {
  it('of a call for help that is over says that it is', () => {
    const over = notices('All is well again', 5);
    expect(asItStands(alarm, page(over, notices(alarm.title, 0)))).toMatchObject({
      title: 'All is well again',
      path,
    });
  });

  it('of one that goes on calls aloud, unless its reader has seen it elsewhere', () => {
    const goesOn = asItStands(alarm, page(notices(alarm.title, 0)));
    expect(goesOn).toMatchObject({ title: alarm.title, isUrgent: true, isQuiet: false });
    const seen = asItStands(alarm, page(notices(alarm.title, 0, { isRead: true })));
    expect(seen.isQuiet).toBe(true);
  });

  it('says nothing of what its reader must not know any more, and all of what may only be old', () => {
    expect(asItStands(alarm, page()).title).toBe('Hafi');
    expect(asItStands(alarm, { data: [], nextCursor: 'more' })).toEqual(alarm);
  });

  it('of a page of many things says what it said: news of something else is no news of it', () => {
    const push = { title: 'No greeting came', path: '/admin', at };
    const paid = notices('A payment is not what was asked for', 5, {
      link: '/admin',
      isRead: true,
    });
    expect(asItStands(push, page(paid))).toEqual(push);
    const digest = { title: '3 notifications', path: '/notifications', at };
    expect(asItStands(digest, page())).toEqual(digest);
  });

  it('to somebody else on the same device says nothing, however much they were told', () => {
    const older = notices('An older one', -5, { link: '/bookings/1' });
    expect(asItStands(alarm, { data: [older], nextCursor: 'more' }).title).toBe('Hafi');
  });

  it('of a call that rings no more says quietly that it was missed', () => {
    const ring = { title: 'Claudine calls you', path: '/call/1', at, until: at + 45_000 };
    const missed = notices('Missed call', 0.75, { link: '/chat/1' });
    const other = notices('A visit', 3, { link: '/bookings/1' });
    expect(asItStands(ring, page(other, missed, notices('Old', -9)))).toEqual({
      title: 'Missed call',
      path: '/chat/1',
      isQuiet: true,
    });
    expect(asItStands(ring, page(notices('Old', -9, { link: '/x' }))).title).toBe('Hafi');
  });
});

describe('pushNow', () => {
  afterEach(() => vi.unstubAllGlobals());
  const requested = (answer: () => Promise<Response>) => {
    vi.stubGlobal('self', { navigator: { languages: ['en'] } });
    const fetching = vi.fn(answer);
    vi.stubGlobal('fetch', fetching);
    return fetching;
  };

  it('shows at once what has just been written, and what says no time', async () => {
    const fetching = requested(() => Promise.reject(new Error('not asked')));
    const fresh = { ...alarm, at: Date.now() };
    expect(await pushNow(fresh)).toBe(fresh);
    expect(isLate({ title: 'A', path }, Date.now())).toBe(false);
    expect(fetching).not.toHaveBeenCalled();
  });

  it('asks the server of the others, and shows them as they came where it does not answer', async () => {
    requested(() => Promise.resolve(Response.json(page(notices('All is well again', 5)))));
    expect((await pushNow(alarm)).title).toBe('All is well again');
    requested(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await pushNow(alarm)).toBe(alarm);
    requested(() => Promise.resolve(new Response('', { status: 503 })));
    expect(await pushNow(alarm)).toBe(alarm);
  });

  it('lets a call ring that still rings by the server clock, whatever the phone says', async () => {
    const until = Date.now() - 60_000;
    const ring = { title: 'Claudine calls you', path: '/call/1', at: until - 45_000, until };
    const date = new Date(until - 10_000).toUTCString();
    requested(() => Promise.resolve(Response.json(page(), { headers: { date } })));
    expect(await pushNow(ring)).toBe(ring);
    const over = new Date(until + 10_000).toUTCString();
    requested(() => Promise.resolve(Response.json(page(), { headers: { date: over } })));
    expect((await pushNow(ring)).title).toBe('Hafi');
  });

  it('says nothing to whoever uses the device after its person has signed out', async () => {
    requested(() => Promise.resolve(new Response('', { status: 401 })));
    expect((await pushNow(alarm)).title).toBe('Hafi');
  });
});
