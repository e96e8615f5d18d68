import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverAll } from '../../../test/deliver-all.ts';
import type { SignedIn } from '../../../test/factories/person.factory.ts';
import {
  amlodipine,
  type MedicationStage,
  startMedicationStage,
} from '../../../test/medication-stage.ts';
import { watchDoses } from '../../../test/watch-doses.ts';
import { takeReminded } from '../medications.public.ts';

let stage: MedicationStage;

beforeAll(async () => {
  stage = await startMedicationStage();
});
beforeEach(() => {
  stage.clock.set('2026-11-23T05:00:00Z');
});
afterAll(() => stage.close());

const at = (...times: string[]) =>
  amlodipine({ schedule: { kind: 'times', times, weekdays: [1, 2, 3, 4, 5, 6, 7] } });

const watchAt = async (time: string) => {
  stage.clock.set(`2026-11-23T${time}Z`);
  await watchDoses(stage.platform);
};

/** Times in Kigali are two hours ahead: a dose of 08:00 is told to the circle at 07:00 UTC. */
const missEight = async () => {
  for (const time of ['06:00:00', '06:30:00', '07:00:00']) await watchAt(time);
};

const say = (elder: SignedIn) => takeReminded(stage.platform, elder.personId, stage.clock.now());

describe('"taken", said without saying what', () => {
  it('means what waits for an answer, and not what was missed hours ago', async () => {
    const elder = await stage.person();
    await stage.add(elder, at('08:00', '13:00'));
    await missEight();
    await watchAt('11:00:00');
    expect(await say(elder)).toEqual({ found: 'one', dueAt: new Date('2026-11-23T11:00:00Z') });
    expect(await stage.states(elder, elder)).toEqual(['08:00 missed', '13:00 taken']);
  });

  it('means the missed one where nothing else waits', async () => {
    const elder = await stage.person();
    await stage.add(elder, at('08:00', '19:00'));
    await missEight();
    stage.clock.advance({ minutes: 20 });
    expect(await say(elder)).toMatchObject({ found: 'one' });
    expect(await stage.states(elder, elder)).toEqual(['08:00 late', '19:00 upcoming']);
  });

  it('means none where two wait', async () => {
    const elder = await stage.person();
    await stage.add(elder, at('08:00'));
    await stage.add(elder, at('08:30', '13:00'));
    await watchAt('06:00:00');
    await watchAt('06:30:00');
    expect(await say(elder)).toEqual({ found: 'several' });
  });
});

describe('what the circle is told of a dose', () => {
  const missed = 'Hafi: A reminder was not answered';
  const mailsTo = async ({ email }: SignedIn) => {
    stage.app.sent.length = 0;
    await deliverAll(stage.app);
    return stage.app.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
  };

  it('does not leave once all of its time are answered', async () => {
    const elder = await stage.person();
    const daughter = await stage.join(elder, ['alerts:receive']);
    const first = await stage.add(elder, at('08:00'));
    const second = await stage.add(elder, at('08:00'));
    await mailsTo(daughter);
    await missEight();
    await stage.say(elder, elder, { medicationId: first, due: '08:00' });
    await stage.say(elder, elder, { medicationId: second, due: '08:00', status: 'skipped' });
    stage.clock.advance({ minutes: 1 });
    expect(await mailsTo(daughter)).toEqual([]);
  });

  it('leaves while one of them is open', async () => {
    const elder = await stage.person();
    const daughter = await stage.join(elder, ['alerts:receive']);
    const first = await stage.add(elder, at('08:00'));
    await stage.add(elder, at('08:00'));
    await mailsTo(daughter);
    await missEight();
    await stage.say(elder, elder, { medicationId: first, due: '08:00' });
    expect(await mailsTo(daughter)).toEqual([missed]);
  });
});
