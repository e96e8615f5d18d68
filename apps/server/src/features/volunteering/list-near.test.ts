import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { type Helper, volunteeringStage } from '../../test/volunteering-stage.ts';

let app: TestApp;
let stage: ReturnType<typeof volunteeringStage>;
let patrick: Helper;
const requested: Record<string, string> = {};

beforeAll(async () => {
  app = await startTestApp();
  stage = volunteeringStage(app);
  patrick = await stage.volunteer();
  const homes = {
    remera: ['Gasabo', 'Remera'],
    kimironko: ['Gasabo', 'Kimironko'],
    // Some 20 km to the east.
    musha: ['Rwamagana', 'Musha'],
    huye: ['Huye', 'Ngoma'],
  } as const;
  for (const [name, [district, sector]] of Object.entries(homes)) {
    const elder = await stage.elder({ district, sector, firstName: name });
    requested[name] = await stage.requested(elder, {
      kind: name === 'musha' ? 'company' : 'errand',
    });
  }
  requested.early = await stage.requested(
    await stage.elder({ district: 'Gasabo', sector: 'Kimironko' }),
    {
      date: '2026-11-23',
    },
  );
  requested.soon = await stage.requested(await stage.elder(), { date: '2026-11-24' });
});
afterAll(() => app.close());

const idsOf = (answer: { data: { id: string }[] }) => answer.data.map(({ id }) => id);

test('the soonest comes first, of the same time the nearest, up to the radius', async () => {
  const { remera, kimironko, musha, soon, early } = requested;
  const usual = await stage.near(patrick);
  expect(idsOf(usual)).toEqual([early, soon, remera, kimironko]);
  expect(usual.home).toEqual({ name: 'Remera', district: 'Gasabo' });
  expect(usual.data.map(({ km }: { km: number }) => km)).toEqual([
    expect.any(Number),
    0,
    0,
    expect.any(Number),
  ]);
  const wide = await stage.near(patrick, '?radius=30');
  expect(idsOf(wide)).toEqual([early, soon, remera, kimironko, musha]);
  expect(wide.data[4].km).toBeGreaterThan(15);
  expect(idsOf(await stage.near(patrick, '?radius=30&kind=company'))).toEqual([musha]);
});

test('before acceptance only first name, sector, kind, time and note are shown', async () => {
  const { data } = await stage.near(patrick);
  for (const each of data) {
    expect(Object.keys(each).sort()).toEqual(
      [
        'date',
        'firstName',
        'id',
        'kind',
        'km',
        'minutes',
        'note',
        'part',
        'sector',
        'startsAt',
        'time',
      ].sort(),
    );
  }
  const text = JSON.stringify(data);
  for (const hidden of ['Mukamana', '+25078', 'Rukiri', 'Rebero']) {
    expect(text).not.toContain(hidden);
  }
});

test('over all pages each request comes once', async () => {
  const seen: string[] = [];
  let cursor = '';
  for (let pages = 0; pages < 6; pages += 1) {
    const page = await stage.near(patrick, `?radius=30&limit=1${cursor}`);
    seen.push(...idsOf(page));
    if (page.nextCursor === null) break;
    cursor = `&cursor=${page.nextCursor}`;
  }
  expect(seen).toEqual(idsOf(await stage.near(patrick, '?radius=30')));
});

test.each(['radius=7', 'radius=x', 'kind=money', 'cursor=bm9uZQ', 'limit=0'])(
  '%s is refused with the field named',
  async (query) => {
    const answer = await patrick.get(`/api/volunteering/near?${query}`);
    expect([answer.statusCode, answer.json().errors.length]).toEqual([400, 1]);
  },
);

test('a volunteer whose home is not known is told so; only volunteers may look', async () => {
  const homeless = await stage.volunteer('', '');
  expect(await stage.near(homeless)).toEqual({
    data: [],
    nextCursor: null,
    mayAccept: true,
    home: null,
  });
  const elder = await stage.elder();
  expect((await elder.get('/api/volunteering/near')).statusCode).toBe(403);
});

test('nobody is told who looks, and the caller’s own requests are not listed', async () => {
  const both = await stage.elder({ roles: ['PATIENT', 'VOLUNTEER'], verified: true });
  const own = await stage.requested(both);
  expect(idsOf(await stage.near(both))).not.toContain(own);
  expect(await stage.bell(both)).toEqual([]);
  expect((await stage.act(both, own, 'accept')).statusCode).toBe(404);
  expect(idsOf(await stage.near(patrick))).toContain(own);
});

test('a request that is too far away cannot be accepted by its id', async () => {
  expect((await stage.act(patrick, requested.huye ?? '', 'accept')).statusCode).toBe(404);
});

test('a request that nobody took in time is not listed, even before any job has run', async () => {
  app.clock.set('2026-11-24T15:00:00Z');
  expect(idsOf(await stage.near(patrick))).not.toContain(requested.soon);
  const late = await stage.act(patrick, requested.soon ?? '', 'accept');
  expect([late.statusCode, late.json().code]).toEqual([409, 'help-request-over']);
});
