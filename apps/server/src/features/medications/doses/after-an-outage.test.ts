import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import type { SignedIn } from '../../../test/factories/person.factory.ts';
import {
  amlodipine,
  type MedicationStage,
  startMedicationStage,
} from '../../../test/medication-stage.ts';
import { watchDoses } from '../../../test/watch-doses.ts';

let stage: MedicationStage;
let elder: SignedIn;
let daughter: SignedIn;
let medicationId: string;

beforeAll(async () => {
  stage = await startMedicationStage();
});
afterAll(() => stage.close());
/** Doses at 09:00 and 19:00 of Kigali, which are 07:00 and 17:00 UTC, from Monday on. */
beforeEach(async () => {
  stage.clock.set('2026-11-23T06:00:00Z');
  elder = await stage.person({ firstName: 'Godelive' });
  daughter = await stage.join(elder, ['alerts:receive']);
  medicationId = await stage.add(elder, amlodipine());
});

/** What somebody's bell says of doses. */
async function news(who: SignedIn): Promise<string[]> {
  const answer = await callAs(stage.app, who).get('/api/notifications?limit=100');
  const all: { title: string; message: string }[] = answer.json().data.reverse();
  return all.filter(({ title }) => title !== 'News in the record').map(({ message }) => message);
}

async function watchAt(at: string): Promise<void> {
  stage.clock.set(at);
  await Promise.all([1, 2, 3].map(() => watchDoses(stage.platform)));
  await watchDoses(stage.platform);
}

/** Says that the dose of a time was taken at that time. */
const answer = (at: string) =>
  callAs(stage.app, elder).post(`/api/elders/${elder.personId}/doses`, {
    id: randomUUID(),
    medicationId,
    dueAt: at,
    status: 'taken',
    at,
  });

/** The time passes in which answers can arrive that were given meanwhile. */
async function afterTheWait(): Promise<void> {
  await watchAt(new Date(stage.clock.now().getTime() + 600_000).toISOString());
}

describe.each([
  ['13 hours', '2026-11-23T20:30:00Z', '2 doses of Monday'],
  ['30 hours', '2026-11-24T12:30:00Z', '3 doses from Monday'],
  ['5 days', '2026-11-28T12:30:00Z', '11 doses from Monday'],
])('after an outage of %s', (_, back, words) => {
  it('the circle is told once of all doses without an answer, and the elder of none', async () => {
    await watchAt('2026-11-23T07:00:00Z');
    await watchAt(back);
    expect(await news(daughter)).toEqual([]);
    await afterTheWait();
    const [line, ...more] = await news(daughter);
    expect(more).toEqual([]);
    expect(line).toContain(`Godelive`);
    expect(line).toContain(words);
    expect(line).toContain('Hafi was not working');
    expect(await news(elder)).toHaveLength(1);
    stage.clock.advance({ minutes: 30 });
    await watchDoses(stage.platform);
    expect(await news(daughter)).toHaveLength(1);
  });

  it('says nothing of health outside the app', async () => {
    await watchAt(back);
    stage.app.sent.length = 0;
    await afterTheWait();
    // Where it was night, it is over.
    stage.app.clock.advance({ hours: 12 });
    await deliverAll(stage.app);
    const [mail, ...more] = stage.app.sent.filter(({ to }) => to === daughter.email);
    expect(more).toEqual([]);
    const [text] = mail?.text.split('http') ?? [];
    expect(`${mail?.subject} ${text}`).not.toMatch(/dose|medic|amlodipine/i);
    expect(text).toContain('Hafi was not working');
  });
});

describe('doses of an outage', () => {
  it('that were answered without network are not told, when that arrives', async () => {
    await watchAt('2026-11-24T12:30:00Z');
    const days = ['2026-11-23T07:00:00Z', '2026-11-23T17:00:00Z', '2026-11-24T07:00:00Z'];
    for (const at of days.slice(0, 2)) await answer(at);
    await afterTheWait();
    expect(await news(daughter)).toEqual([expect.stringContaining('1 dose of Tuesday')]);
    stage.app.sent.length = 0;
    await answer(days[2] ?? '');
    await deliverAll(stage.app);
    expect(stage.app.sent.filter(({ to }) => to === daughter.email)).toEqual([]);
  });

  it('of a medicine that was stopped since are not told', async () => {
    await watchAt('2026-11-24T12:30:00Z');
    const url = `/api/elders/${elder.personId}/medications/${medicationId}/stop`;
    const stopped = await callAs(stage.app, elder).post(url, { reason: 'other' });
    expect(stopped.statusCode).toBe(200);
    await afterTheWait();
    expect(await news(daughter)).toEqual([]);
  });

  it('leave the next ones as always', async () => {
    await watchAt('2026-11-24T12:30:00Z');
    await afterTheWait();
    for (const time of ['17:00', '17:30', '18:00']) await watchAt(`2026-11-24T${time}:00Z`);
    expect(await news(elder)).toHaveLength(2);
    expect((await news(daughter)).at(-1)).toContain('has not marked the medicines of 19:00');
  });

  it('are not read from a clock that ran ahead and is set back', async () => {
    await watchAt('2026-11-23T07:00:00Z');
    await watchAt('2026-11-25T12:00:00Z');
    await watchAt('2026-11-23T07:05:00Z');
    expect(await news(daughter)).toEqual([]);
    await watchAt('2026-11-23T08:00:00Z');
    expect(await news(daughter)).toEqual([expect.stringContaining('the medicines of 09:00')]);
    await watchAt('2026-11-23T17:00:00Z');
    expect((await news(elder)).at(-1)).toContain('19:00');
  });
});
