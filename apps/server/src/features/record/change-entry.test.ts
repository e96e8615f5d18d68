import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { recordData } from './own-record.ts';

let app: TestApp;
let elder: SignedIn;
let daughter: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  elder = await makePerson(app);
  daughter = await makeMember(app, {
    elder,
    person: { firstName: 'Claudine' },
    permissions: ['health:read', 'health:write'],
  });
});

const at = (part: string) => `/api/elders/${elder.personId}/${part}`;
const penicillin = { substance: 'Penicillin', kind: 'medication', criticality: 'high' } as const;

async function add(part: string, body: object): Promise<string> {
  return (await callAs(app, elder).post(at(part), body)).json().data.id;
}
const change = (part: string, id: string, body: object) =>
  callAs(app, daughter).put(at(`${part}/${id}`), body);
const timeline = async () => (await callAs(app, elder).get(at('timeline'))).json().data;
const record = async () => (await callAs(app, elder).get(at('record'))).json().data;

describe('a change of an allergy', () => {
  it('never replaces the substance', async () => {
    const id = await add('allergies', penicillin);
    const answer = await change('allergies', id, { ...penicillin, substance: 'Milk', reason: 'x' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('substance-stays');
    expect((await record()).allergies).toMatchObject([penicillin]);
  });

  it('needs a reason where others are warned differently from then on', async () => {
    const id = await add('allergies', penicillin);
    for (const other of [{ criticality: 'low' }, { kind: 'food' }]) {
      const answer = await change('allergies', id, Object.assign({}, penicillin, other));
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toMatchObject([{ path: 'reason', code: 'required' }]);
    }
    expect((await record()).allergies).toMatchObject([penicillin]);
  });

  it('keeps what stood before, with who, when and why, and tells the circle', async () => {
    const id = await add('allergies', penicillin);
    app.clock.advance({ days: 3 });
    const reason = 'The test showed only a rash';
    const body = { ...penicillin, criticality: 'low', reaction: 'Rash', reason };
    expect((await change('allergies', id, body)).statusCode).toBe(200);
    expect(await timeline()).toMatchObject([
      {
        title: 'Allergy changed: Penicillin',
        details: [
          'Before: can be dangerous to life. Now: unpleasant.',
          'Before: nothing written. Now: Rash.',
          `Why: ${reason}`,
        ],
        by: 'Claudine Mukamana',
      },
      { title: 'Allergy written down: Penicillin', details: ['Can be dangerous to life'] },
    ]);
    const [notice] = (await callAs(app, elder).get('/api/notifications')).json().data;
    expect(notice.message).toBe('Claudine Mukamana changed an allergy of Espérance Mukamana.');
    const [entry] = (await callAs(app, elder).get(at('access-log'))).json().data;
    expect(entry).toMatchObject({
      subject: 'allergies-changed',
      who: { personId: daughter.personId },
    });
    const kept = await Promise.all(
      recordData.map(({ read }) => read(app.platform.db, elder.personId)),
    );
    expect(JSON.stringify(kept)).toContain(reason);
  });

  it('writes nothing where nothing differs', async () => {
    const id = await add('allergies', penicillin);
    expect((await change('allergies', id, penicillin)).statusCode).toBe(200);
    expect(await timeline()).toHaveLength(1);
    expect((await callAs(app, elder).get('/api/notifications')).json().data).toEqual([]);
  });
});

it('lets an illness be renamed only with a reason, and keeps each step', async () => {
  const id = await add('conditions', { name: 'Asthma' });
  const named = { name: 'Bronchitis' };
  expect((await change('conditions', id, named)).json().errors).toMatchObject([{ path: 'reason' }]);
  app.clock.advance({ minutes: 1 });
  await change('conditions', id, { ...named, reason: 'The doctor said so' });
  app.clock.advance({ minutes: 1 });
  await change('conditions', id, { ...named, status: 'resolved' });
  expect((await timeline()).map(({ title }: { title: string }) => title)).toEqual([
    'Illness is over: Bronchitis',
    'Illness changed: Bronchitis',
    'Illness written down: Asthma',
  ]);
});

describe('a second entry of one allergy', () => {
  it.each(['Penicillin', ' penicillin ', 'Penisilini', 'PÉNICILLINE'])(
    'is refused: %s',
    async (substance) => {
      await add('allergies', penicillin);
      const answer = await callAs(app, daughter).post(at('allergies'), {
        ...penicillin,
        substance,
      });
      expect(answer.statusCode).toBe(409);
      expect(answer.json().code).toBe('allergy-known');
    },
  );

  it.each(['Amoxicillin', 'Milk', 'Penicillin, latex and bee stings'])(
    'is not found in another: %s',
    async (substance) => {
      await add('allergies', penicillin);
      const answer = await callAs(app, daughter).post(at('allergies'), {
        ...penicillin,
        substance,
      });
      expect(answer.statusCode).toBe(201);
    },
  );

  it('is taken once the first is withdrawn, and only once of two at the same time', async () => {
    const id = await add('allergies', penicillin);
    await callAs(app, elder).post(at(`allergies/${id}/withdraw`), { reason: 'A mistake' });
    const both = await Promise.all(
      [1, 2].map(() => callAs(app, elder).post(at('allergies'), penicillin)),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });
});
