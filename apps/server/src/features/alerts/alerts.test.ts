import { randomInt } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { deliverAll } from '../../test/deliver-all.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { pressure, pulse, vitalsStage } from '../../test/vitals-stage.ts';
import { findEntries } from '../circle/access-log/access-log.repo.ts';

let app: TestApp;
let stage: ReturnType<typeof vitalsStage>;
let elder: SignedIn;
let daughter: SignedIn;

const start = '2026-11-23T06:00:00Z';
const newPhone = () => `+25078${randomInt(1_000_000, 9_999_999)}`;

beforeEach(async () => {
  app ??= await startTestApp();
  stage = vitalsStage(app);
  app.clock.set(start);
  elder = await makePerson(app, { phoneNumber: newPhone() });
  daughter = await stage.member(elder, ['health:read', 'alerts:receive'], {
    phoneNumber: newPhone(),
  });
});
afterAll(() => app.close());

const later = (hours: number) =>
  app.clock.set(new Date(Date.parse(start) + hours * 3_600_000).toISOString());
const bellOf = async (who: SignedIn) =>
  (await callAs(app, who).get('/api/notifications')).json().data;
/** The messages sent because of an action. */
async function sentBy(act: () => Promise<unknown>) {
  await deliverAll(app);
  const before = app.sent.length;
  await act();
  await deliverAll(app);
  return app.sent.slice(before);
}

describe('an urgent reading', () => {
  it('notifies the circle on every channel at once, at night too, without health words', async () => {
    const neighbour = await stage.member(elder, ['messages']);
    const nurse = await stage.member(elder, ['health:write', 'alerts:receive']);
    // 02:00 in Kigali.
    app.clock.set('2026-11-23T00:00:00Z');
    const sent = await sentBy(() =>
      stage.add(nurse, elder, pressure(190, 95, { confirmed: true })),
    );
    const to = sent.map(({ channel, to: whom }) => `${channel} ${whom}`).sort();
    expect(to.filter((line) => line.startsWith('mail'))).toEqual(
      [`mail ${daughter.email}`, `mail ${elder.email}`].sort(),
    );
    expect(to.filter((line) => line.startsWith('sms'))).toHaveLength(2);
    for (const { subject, text, to: whom } of sent) {
      // The daughter learns who needs her; her mail's subject and the elder's own messages do not say.
      if (whom === daughter.email) {
        expect(text).toContain('Espérance Mukamana needs you now: it is urgent.');
      }
      expect(subject ?? '').not.toContain('Espérance');
      expect(`${subject} ${text}`).not.toMatch(/\b(190|912)\b|pressure|mmHg/i);
    }
    const [notice] = await bellOf(daughter);
    expect(notice).toMatchObject({ type: 'emergency', priority: 'high' });
    expect(notice.message).toMatch(/Espérance Mukamana.*190\/95 mmHg.*912/);
    expect(notice.link).toMatch(new RegExp(`^/alerts/[0-9a-f-]{36}\\?elder=${elder.personId}$`));
    expect(await bellOf(elder)).toHaveLength(1);
    // The person who entered it has seen it on the screen.
    expect(await bellOf(nurse)).toEqual([]);
    expect(await bellOf(neighbour)).toEqual([]);
  });

  it('is sent once; again after an hour, and at once when the direction changes', async () => {
    const urgent = pressure(190, 95, { confirmed: true });
    await stage.add(elder, elder, urgent);
    later(0.5);
    await stage.add(elder, elder, urgent);
    expect(await bellOf(daughter)).toHaveLength(1);
    await stage.add(elder, elder, pressure(85, 50, { confirmed: true }));
    expect(await bellOf(daughter)).toHaveLength(2);
    later(2);
    await stage.add(elder, elder, urgent);
    expect(await bellOf(daughter)).toHaveLength(3);
    // Two within half an hour are one crisis, the third is a crisis of its own.
    expect((await stage.get(elder, elder, 'alerts')).data).toMatchObject([
      { direction: 'high', readings: 1, takenAt: stage.hoursAgo(0), acknowledgedAt: null },
      { direction: 'low', readings: 1 },
      { direction: 'high', readings: 2 },
    ]);
  });

  it('is sent again when it had ended with a normal reading, however soon', async () => {
    await stage.add(elder, elder, pressure(188, 124, { confirmed: true }));
    later(0.3);
    await stage.add(elder, elder, pressure(128, 78));
    later(0.3);
    await stage.add(elder, elder, pressure(190, 125, { confirmed: true }));
    const sent = (await bellOf(daughter)).map(({ message }: { message: string }) => message);
    expect(sent).toEqual([expect.stringContaining('190/125'), expect.stringContaining('188/124')]);
  });

  it('is never folded into an older alert, and stands at its own time in the timeline', async () => {
    await stage.add(elder, elder, pressure(150, 85));
    later(10);
    await stage.add(elder, elder, pressure(188, 124, { confirmed: true }));
    expect((await stage.get(daughter, elder, 'alerts')).data).toMatchObject([
      { level: 'urgent', values: { systolic: 188, diastolic: 124 }, raisedAt: stage.hoursAgo(0) },
      { level: 'watch', values: { systolic: 150, diastolic: 85 }, raisedAt: stage.hoursAgo(10) },
    ]);
    const timeline = (await stage.get(daughter, elder, 'timeline?kind=alerts')).data;
    expect(timeline.map(({ at }: { at: string }) => at)).toEqual([
      stage.hoursAgo(0),
      stage.hoursAgo(10),
    ]);
  });

  it('of hours ago that arrives late stands at the time at which it was measured', async () => {
    const takenAt = stage.hoursAgo(5);
    await stage.add(elder, elder, pressure(188, 124, { confirmed: true, takenAt }));
    const [entry] = (await stage.get(daughter, elder, 'timeline?kind=alerts')).data;
    expect(entry.at).toBe(takenAt);
  });

  it('stays after it was seen until a normal reading, which may turn out to be wrong', async () => {
    const { alert } = (
      await stage.add(elder, elder, pressure(188, 124, { confirmed: true }))
    ).json().data;
    const url = `/api/elders/${elder.personId}/alerts/${alert.id}/acknowledge`;
    await callAs(app, daughter).post(url);
    later(1);
    await stage.add(elder, elder, pressure(150, 85));
    await stage.add(elder, elder, pulse(70));
    const open = async () => (await callAs(app, daughter).get('/api/alerts')).json().data;
    expect(await open()).toMatchObject([
      { id: alert.id, acknowledgedBy: { id: daughter.personId }, endedAt: null },
      { level: 'watch' },
    ]);
    later(2);
    const calm = (await stage.add(elder, elder, pressure(128, 78))).json().data;
    const [, ended] = (await stage.get(daughter, elder, 'alerts')).data;
    expect(ended).toMatchObject({ id: alert.id, endedAt: calm.takenAt, endedBy: null });
    expect(await open()).toMatchObject([{ level: 'watch' }]);
    await callAs(app, elder).remove(`/api/elders/${elder.personId}/vitals/${calm.id}`);
    expect((await open())[0]).toMatchObject({ id: alert.id, endedAt: null });
  });

  it('is over already when it arrives after the normal reading that followed it', async () => {
    await stage.add(elder, elder, pressure(128, 78));
    const late = pressure(188, 124, { confirmed: true, takenAt: stage.hoursAgo(2) });
    const { alert } = (await stage.add(elder, elder, late)).json().data;
    expect(alert).toMatchObject({ endedAt: stage.hoursAgo(0), acknowledgedAt: null });
  });

  it('is closed with a note by somebody who may write health, and by nobody else', async () => {
    const nurse = await stage.member(elder, ['health:read', 'health:write']);
    const { alert } = (
      await stage.add(elder, elder, pressure(188, 124, { confirmed: true }))
    ).json().data;
    const url = `/api/elders/${elder.personId}/alerts/${alert.id}/close`;
    const note = 'The cuff was too small; measured again at the health post.';
    expect((await callAs(app, daughter).post(url, { note })).statusCode).toBe(404);
    expect((await callAs(app, nurse).post(url, { note: ' ' })).statusCode).toBe(400);
    expect((await stage.get(daughter, elder, 'alerts')).data).toMatchObject([{ mayClose: false }]);
    expect((await stage.get(nurse, elder, 'alerts')).data).toMatchObject([{ mayClose: true }]);
    expect((await callAs(app, nurse).post(url, { note })).statusCode).toBe(200);
    later(1);
    // The first note stays.
    expect((await callAs(app, elder).post(url, { note: 'Another' })).statusCode).toBe(200);
    const by = { id: nurse.personId };
    expect((await stage.get(daughter, elder, 'alerts')).data).toMatchObject([
      { acknowledgedBy: by, endedAt: start.replace('Z', '.000Z'), endedBy: by, endNote: note },
    ]);
    expect((await callAs(app, daughter).get('/api/alerts')).json().data).toEqual([]);
    // The circle learns who closed it, and the elder's log keeps it.
    const notices = (await bellOf(daughter)).map(({ message }: { message: string }) => message);
    expect(notices.join(' ')).toContain(
      'closed an urgent alert about Espérance Mukamana with a note',
    );
    const log = await findEntries(app.platform.db, elder.personId, null, 10);
    expect(log.map(({ subject }) => subject)).toContain('alerts-written');
    const [entry] = (await stage.get(daughter, elder, 'timeline?kind=alerts')).data;
    expect(JSON.stringify(entry.details)).toContain(note);
  });

  it('of yesterday, sent when a phone is online again, wakes nobody', async () => {
    const late = pressure(190, 95, { confirmed: true, takenAt: stage.hoursAgo(30) });
    await stage.add(elder, elder, late);
    expect(await bellOf(daughter)).toMatchObject([{ type: 'health', priority: 'high' }]);
  });

  it('of a week ago is history', async () => {
    const old = pressure(190, 95, { confirmed: true, takenAt: stage.hoursAgo(7 * 24) });
    expect((await stage.add(elder, elder, old)).json().data.alert).toBeNull();
    expect(await bellOf(daughter)).toEqual([]);
  });

  it('that is marked as wrong is forgotten, and the next one is sent', async () => {
    const urgent = pressure(190, 95, { confirmed: true });
    const { id } = (await stage.add(elder, elder, urgent)).json().data;
    await callAs(app, elder).remove(`/api/elders/${elder.personId}/vitals/${id}`);
    expect((await stage.get(elder, elder, 'alerts')).data).toEqual([]);
    await stage.add(elder, elder, urgent);
    expect(await bellOf(daughter)).toHaveLength(2);
  });
});

describe('a reading to watch', () => {
  it('is sent at once, by day and on the chosen channels, then once a week', async () => {
    const sent = await sentBy(() => stage.add(elder, elder, pressure(150, 85)));
    expect(sent.map(({ channel, to }) => [channel, to])).toEqual([['mail', daughter.email]]);
    expect((await bellOf(daughter))[0]).toMatchObject({ type: 'health', priority: 'medium' });
    later(24);
    await stage.add(elder, elder, pressure(148, 85));
    expect(await bellOf(daughter)).toHaveLength(1);
    later(7 * 24 + 1);
    await stage.add(elder, elder, pressure(151, 85));
    expect(await bellOf(daughter)).toHaveLength(2);
  });

  it('that becomes urgent is sent again at once, in an alert of its own', async () => {
    await stage.add(elder, elder, pressure(150, 85));
    await stage.add(elder, elder, pressure(186, 92, { confirmed: true }));
    await stage.add(elder, elder, pressure(155, 85));
    expect(await bellOf(daughter)).toHaveLength(2);
    expect((await stage.get(daughter, elder, 'alerts')).data).toMatchObject([
      { level: 'urgent', values: { systolic: 186, diastolic: 92 }, readings: 1 },
      { level: 'watch', values: { systolic: 155, diastolic: 85 }, readings: 2 },
    ]);
  });
});

describe('an alert that nobody has acknowledged', () => {
  it('is on every page until somebody acknowledges it, who is named', async () => {
    await stage.add(elder, elder, pulse(96, { takenAt: stage.hoursAgo(60) }));
    for (let hours = 30; hours > 0; hours -= 1) {
      await stage.add(elder, elder, pulse(70, { takenAt: stage.hoursAgo(hours) }));
    }
    const first = await stage.get(daughter, elder, 'vitals?limit=20');
    expect(first.data).toHaveLength(20);
    const rest = await stage.get(daughter, elder, `vitals?limit=20&cursor=${first.nextCursor}`);
    expect(rest.data).toHaveLength(11);
    expect(rest.nextCursor).toBeNull();
    const elsewhere = await stage.get(daughter, elder, 'vitals?kind=weight');
    const latest = await stage.get(daughter, elder, 'vitals/latest');
    for (const { attention } of [first, rest, elsewhere, latest.data]) {
      expect(attention).toMatchObject([{ values: { value: 96 }, status: { level: 'watch' } }]);
    }

    const open = (await callAs(app, daughter).get('/api/alerts')).json().data;
    expect(open).toMatchObject([
      { elder: { id: elder.personId }, kind: 'heart-rate', acknowledgedAt: null },
    ]);
    const url = `/api/elders/${elder.personId}/alerts/${open[0].id}/acknowledge`;
    const seen = await callAs(app, daughter).post(url);
    expect(seen.json().data.acknowledgedBy).toEqual({
      id: daughter.personId,
      name: 'Claudine Mukamana',
    });
    later(1);
    expect((await callAs(app, elder).post(url)).json()).toEqual(seen.json());
    expect((await stage.get(elder, elder)).attention).toEqual([]);
    expect((await callAs(app, daughter).get('/api/alerts')).json().data).toEqual([]);

    // The next one is a new alert, silently: the circle was told this week.
    await stage.add(elder, elder, pulse(97));
    expect((await stage.get(daughter, elder)).attention).toHaveLength(1);
    expect((await stage.get(daughter, elder, 'alerts')).data).toHaveLength(2);
    expect(await bellOf(daughter)).toHaveLength(1);
  });

  it('comes in the requested language, most severe first', async () => {
    await stage.add(elder, elder, { kind: 'temperature', values: { value: 38.4 } });
    await stage.add(elder, elder, pulse(140, { confirmed: true }));
    const answer = await app.http.inject({
      url: '/api/alerts',
      headers: { ...daughter.headers, 'accept-language': 'fr' },
    });
    const { data } = answer.json();
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['heart-rate', 'temperature']);
    expect(data[1].message).toContain('38,4');
    expect(data[1].message).not.toContain('This is');
  });
});
