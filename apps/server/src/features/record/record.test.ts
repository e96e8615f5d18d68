import type { Permission } from '@hafi/contract/circle/circle-terms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
let elder: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  elder = await makePerson(app);
});
afterAll(() => app.close());

const member = (permissions: Permission[]) => makeMember(app, { elder, permissions });

const url = (part: string, of = elder) => `/api/elders/${of.personId}/${part}`;
const kinds = {
  conditions: { name: 'Hypertension', since: '2019-05' },
  allergies: { substance: 'Penicillin', kind: 'medication', criticality: 'high' },
  coverages: { insurer: 'cbhi', memberNumber: '1199012345', validUntil: '2027-06-30' },
} as const;
const parts = Object.keys(kinds) as (keyof typeof kinds)[];

describe('the record', () => {
  it.each(parts)('stores %s: adds, changes, removes', async (part) => {
    const own = callAs(app, elder);
    const added = await own.post(url(part), kinds[part]);
    expect(added.statusCode).toBe(201);
    const { id } = added.json().data;
    expect(added.json().data).toMatchObject({ ...kinds[part], recordedBy: 'Espérance Mukamana' });
    const changed = await own.put(url(`${part}/${id}`), kinds[part]);
    expect(changed.statusCode).toBe(200);
    expect((await own.get(url('record'))).json().data[part]).toHaveLength(1);
    const remove = () =>
      part !== 'coverages'
        ? own.post(url(`${part}/${id}/withdraw`), { reason: 'It was another medicine' })
        : own.remove(url(`${part}/${id}`));
    expect((await remove()).statusCode).toBe(200);
    expect((await own.get(url('record'))).json().data[part]).toEqual([]);
    expect((await remove()).statusCode).toBe(404);
  });

  it('says a coded illness in the language of the reader, and keeps what somebody wrote', async () => {
    const ill = await makePerson(app);
    const own = callAs(app, ill);
    const add = (body: object) => own.post(url('conditions', ill), body);
    await add({ name: 'High blood pressure', code: 'I10' });
    await add({ name: 'Blood pressure, since the war', code: 'I10' });
    await add({ name: 'Goute' });
    const answer = await app.http.inject({
      url: url('record', ill),
      headers: { ...ill.headers, 'accept-language': 'fr' },
    });
    expect(answer.json().data.conditions).toMatchObject([
      { name: 'High blood pressure', code: 'I10', title: 'Hypertension artérielle' },
      { name: 'Blood pressure, since the war', title: 'Blood pressure, since the war' },
      { name: 'Goute', code: null, title: 'Goute' },
    ]);
    expect((await add({ name: 'Gout', code: 'gout' })).statusCode).toBe(400);
  });

  it('finds no entry of one kind under another, or of another elder', async () => {
    const other = await makePerson(app);
    const added = await callAs(app, elder).post(url('conditions'), kinds.conditions);
    const { id } = added.json().data;
    const wrong = await callAs(app, elder).put(url(`allergies/${id}`), kinds.allergies);
    expect(wrong.statusCode).toBe(404);
    const theirs = await callAs(app, other).put(url(`conditions/${id}`, other), kinds.conditions);
    expect(theirs.statusCode).toBe(404);
  });

  it.each([
    ['conditions', { name: '' }, 'name'],
    ['conditions', { name: 'Gout', since: '2019-13' }, 'since'],
    ['conditions', { name: 'Gout', since: 'long ago' }, 'since'],
    ['allergies', { substance: 'Milk' }, 'kind'],
    ['coverages', { insurer: 'other' }, 'insurerName'],
    ['coverages', { insurer: 'cbhi', validUntil: '2027-02-30' }, 'validUntil'],
  ])('refuses wrong %s with a message: %j', async (part, body, path) => {
    const answer = await callAs(app, elder).post(url(part), body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path, message: expect.stringMatching(/.+/) }]);
  });

  it('allows a hundred of a kind', async () => {
    const full = await makePerson(app);
    const add = () => callAs(app, full).post(url('conditions', full), kinds.conditions);
    const answers = await Promise.all(Array.from({ length: 102 }, add));
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes.filter((code) => code === 201)).toHaveLength(100);
    expect(codes.filter((code) => code === 409)).toHaveLength(2);
  });

  it('is read with health:read, written with health:write, and not found for others', async () => {
    const writer = await member(['health:read', 'health:write']);
    const reader = await member(['health:read']);
    const other = await member(['messages', 'alerts:receive', 'bookings:manage', 'location:read']);
    const gone = await member(['health:read', 'health:write']);
    await gone.end();
    const admin = await makePerson(app, { roles: ['ADMIN'] });
    const doctor = await makePerson(app, { roles: ['DOCTOR'] });
    const added = await callAs(app, elder).post(url('conditions'), kinds.conditions);
    const entry = `conditions/${added.json().data.id}`;
    const codes = async (who: SignedIn) => {
      const as = callAs(app, who);
      return [
        await as.get(url('record')),
        await as.post(url('conditions'), kinds.conditions),
        await as.put(url(entry), kinds.conditions),
        ...(who === writer ? [] : [await as.remove(url(entry))]),
      ].map(({ statusCode }) => statusCode);
    };
    expect(await codes(writer)).toEqual([200, 201, 200]);
    expect(await codes(reader)).toEqual([200, 404, 404, 404]);
    for (const who of [other, gone, admin, doctor]) {
      expect(await codes(who)).toEqual([404, 404, 404, 404]);
    }
    const seen = await callAs(app, reader).get(url('record'));
    expect(seen.json().data.mayWrite).toBe(false);
  });
});
