import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxMessages } from '../../../platform/outbox/outbox.tables.ts';
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
let phones = 0;

beforeAll(async () => {
  stage = await startMedicationStage();
});
beforeEach(() => {
  stage.clock.set('2026-11-23T06:00:00Z');
});
afterAll(() => stage.close());

function newNumber(): string {
  phones += 1;
  return `+2507880${String(phones).padStart(5, '0')}`;
}

/** An elder who takes two medicines at 09:00, and a daughter who receives alerts. */
async function household(more: object = {}) {
  const elder = await stage.person({ firstName: 'Godelive', locale: 'rw' });
  const daughter = await stage.join(elder, ['alerts:receive']);
  const other = await stage.join(elder, ['health:read', 'bookings:manage']);
  const ids = [await stage.add(elder, amlodipine(more)), await stage.add(elder, amlodipine(more))];
  const [first = '', second = ''] = ids;
  return { elder, daughter, other, first, second };
}

const watchAt = async (time: string) => {
  stage.clock.set(`2026-11-23T${time}Z`);
  await watchDoses(stage.platform);
};

/** A person's notices about doses, oldest first. */
async function notified(who: SignedIn): Promise<{ title: string; message: string }[]> {
  const answer = await callAs(stage.app, who).get('/api/notifications?limit=100');
  const all: { title: string; message: string }[] = answer.json().data.reverse();
  return all.filter(({ title }) => title !== 'News in the record');
}
const count = async (who: SignedIn) => (await notified(who)).length;

describe('reminders', () => {
  it('are sent when a dose is due, not before, once for all medicines of a time', async () => {
    const { daughter, elder } = await household();
    await watchAt('06:59:59');
    expect(await count(elder)).toBe(0);
    await watchAt('07:00:00');
    await watchAt('07:00:02');
    const lines = await notified(elder);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ type: 'health', link: '/healthcare?tab=medications' });
    expect(lines[0]?.message).toContain('09:00');
    expect(await count(daughter)).toBe(0);
    await watchAt('17:00:00');
    expect(await count(elder)).toBeGreaterThanOrEqual(2);
  });

  it('are not sent any more once the dose counts as missed', async () => {
    const { elder } = await household({ tellCircleMinutes: 90 });
    await watchAt('07:00:00');
    const [reminder] = await stage.platform.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.personId, elder.personId));
    expect(reminder).toMatchObject({ uselessAt: new Date('2026-11-23T08:30:00Z') });
  });

  it('reach people with only a phone by SMS, and say nothing of health outside', async () => {
    const phoneNumber = newNumber();
    const elder = await stage.person({ phoneNumber, locale: 'en' });
    await stage.platform.db.execute(
      `update people set email = null where id = '${elder.personId}'`,
    );
    await stage.add(elder, amlodipine());
    await watchAt('07:00:00');
    await deliverAll(stage.app);
    const sent = stage.app.sent.filter(({ to }) => to === phoneNumber);
    expect(sent).toMatchObject([
      { channel: 'sms', text: expect.stringMatching(/^Hafi: It is 09:00. Please do now/) },
    ]);
    const { email } = await household().then(({ elder: another }) => another);
    await watchAt('07:30:00');
    await deliverAll(stage.app);
    expect(stage.app.sent.findLast(({ to }) => to === phoneNumber)?.text).toContain(
      'If it is done, do not do it again',
    );
    await watchAt('17:00:00');
    await deliverAll(stage.app);
    for (const { subject, text } of stage.app.sent.filter(({ to }) => to === email)) {
      const [words] = text.split('http');
      expect(`${subject} ${words}`).not.toMatch(/amlodipine|umuti|imiti|medic/i);
    }
  });

  it('are sent in quiet hours too: the elder chose the time', async () => {
    const quietHours = { from: '08:00', to: '12:00' };
    const notifications = { email: true, push: true, sms: true, quietHours };
    const elder = await stage.person({ preferences: { notifications } });
    await stage.add(elder, amlodipine());
    await watchAt('07:00:00');
    await deliverAll(stage.app);
    expect(stage.app.sent.filter(({ to }) => to === elder.email)).toHaveLength(1);
  });

  it('are not sent twice by servers that run at the same moment', async () => {
    const { elder } = await household();
    stage.clock.set('2026-11-23T07:00:01Z');
    await Promise.all([1, 2, 3, 4].map(() => watchDoses(stage.platform)));
    expect(await count(elder)).toBe(1);
  });

  it('keep an answer given meanwhile', async () => {
    const { elder, first, second } = await household();
    stage.clock.set('2026-11-23T06:30:00Z');
    await stage.say(elder, elder, { medicationId: first, due: '09:00' });
    await stage.say(elder, elder, { medicationId: second, due: '09:00' });
    await watchAt('07:00:00');
    await watchAt('12:00:00');
    expect(await count(elder)).toBe(0);
    expect(await stage.states(elder, elder)).toEqual([
      '09:00 taken',
      '09:00 taken',
      '19:00 upcoming',
      '19:00 upcoming',
    ]);
  });

  it('remind of a dose that was answered early and retracted before its time', async () => {
    const elder = await stage.person();
    const medicationId = await stage.add(elder, amlodipine());
    stage.clock.set('2026-11-23T06:30:00Z');
    await stage.say(elder, elder, { medicationId, due: '09:00' });
    await stage.say(elder, elder, { medicationId, due: '09:00', status: 'undone' });
    await watchAt('07:00:00');
    expect(await count(elder)).toBe(1);
  });
});

describe('the missed-dose ladder', () => {
  it('reminds again, then notifies the alert receivers once, and counts the dose as missed', async () => {
    const { daughter, elder, other } = await household();
    await watchAt('07:00:00');
    await watchAt('07:29:59');
    expect(await count(elder)).toBe(1);
    await watchAt('07:30:00');
    await watchAt('07:30:02');
    expect(await count(elder)).toBe(2);
    expect(await count(daughter)).toBe(0);
    await watchAt('08:00:00');
    await watchAt('08:00:02');
    await watchAt('11:00:00');
    const lines = await notified(daughter);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.message).toContain('Godelive');
    expect(lines[0]?.message).not.toContain('Amlodipine');
    expect([await count(elder), await count(other)]).toEqual([2, 0]);
    expect(await stage.states(elder, elder)).toEqual([
      '09:00 missed',
      '09:00 missed',
      '19:00 upcoming',
      '19:00 upcoming',
    ]);
  });

  it('uses the intervals of each medicine', async () => {
    const { daughter, elder } = await household({ remindAgainMinutes: 10, tellCircleMinutes: 200 });
    await watchAt('07:00:00');
    await watchAt('07:10:00');
    expect(await count(elder)).toBe(2);
    await watchAt('10:19:59');
    expect(await count(daughter)).toBe(0);
    await watchAt('10:20:00');
    expect(await count(daughter)).toBe(1);
  });

  it('ends with an answer, and continues when it is retracted', async () => {
    const { daughter, elder, first, second } = await household();
    await watchAt('07:00:00');
    await stage.say(elder, elder, { medicationId: first, due: '09:00' });
    await stage.say(elder, elder, { medicationId: second, due: '09:00', status: 'skipped' });
    await watchAt('07:30:00');
    expect(await count(elder)).toBe(1);
    await stage.say(elder, elder, { medicationId: first, due: '09:00', status: 'undone' });
    await watchAt('08:00:00');
    expect(await count(daughter)).toBe(1);
    // A dose that is taken late still counts as taken.
    await stage.say(elder, elder, { medicationId: first, due: '09:00' });
    const states = await stage.states(elder, elder);
    expect(states.slice(0, 2).sort()).toEqual(['09:00 skipped', '09:00 taken']);
  });
});

describe('outages and clock changes', () => {
  it('remind after an outage of doses that are still useful, and count the rest as missed', async () => {
    const { elder } = await household();
    stage.clock.set('2026-11-25T07:20:00Z');
    await watchDoses(stage.platform);
    expect(await count(elder)).toBe(1);
    const states = await stage.states(elder, elder, '2026-11-24');
    expect(new Set(states)).toEqual(new Set(['09:00 missed', '19:00 missed']));
    expect((await stage.states(elder, elder, '2026-11-25'))[0]).toBe('09:00 due');
  });

  it('notify the circle after a short outage of doses of which the elder was reminded', async () => {
    const { daughter, elder } = await household();
    await watchAt('07:00:00');
    await watchAt('08:59:00');
    expect([await count(elder), await count(daughter)]).toEqual([1, 1]);
    expect((await notified(daughter))[0]?.message).toContain('09:00');
  });

  it('duplicate and lose nothing when the clock is set back', async () => {
    const { elder } = await household();
    await watchAt('07:00:00');
    await watchAt('06:00:00');
    await watchAt('07:00:00');
    expect(await count(elder)).toBe(1);
  });

  it('remind at the right time of doses for which a clock had run ahead', async () => {
    const { elder } = await household();
    stage.clock.set('2026-11-26T12:00:00Z');
    await watchDoses(stage.platform);
    expect(await count(elder)).toBe(0);
    await watchAt('06:30:00');
    expect(await stage.states(elder, elder, '2026-11-24')).toEqual([
      '09:00 upcoming',
      '09:00 upcoming',
      '19:00 upcoming',
      '19:00 upcoming',
    ]);
    await watchAt('07:00:00');
    expect(await count(elder)).toBe(1);
    stage.clock.set('2026-11-24T07:00:00Z');
    await watchDoses(stage.platform);
    expect(await count(elder)).toBeGreaterThanOrEqual(2);
  });
});

describe('refills', () => {
  it('are requested once when a medicine runs low, until somebody has added pills', async () => {
    const elder = await stage.person();
    const daughter = await stage.join(elder, ['alerts:receive']);
    const schedule = { kind: 'as-needed', mostPerDay: 9 };
    await stage.add(elder, amlodipine({ pills: 1, schedule }));
    const medicationId = await stage.add(elder, amlodipine({ pills: 15 }));
    const day = async (date: number) => {
      stage.clock.set(`2026-11-${date}T07:00:00Z`);
      await stage.say(elder, elder, { medicationId, due: '09:00', id: randomUUID() });
      return (await notified(daughter)).length;
    };
    // 15 pills at two a day last seven days; 13 last six.
    expect(await day(23)).toBe(0);
    expect(await day(24)).toBe(1);
    expect((await notified(elder)).at(-1)?.message).toContain('Amlodipine: 6 days are left');
    expect(await day(25)).toBe(1);
    const url = `/api/elders/${elder.personId}/medications/${medicationId}/refill`;
    const { low } = (await callAs(stage.app, elder).post(url, { pills: 3 })).json().data;
    expect(low).toBe(false);
    expect(await day(26)).toBe(1);
    expect(await day(27)).toBe(2);
  });

  it('are not requested when the course ends before the pills', async () => {
    const elder = await stage.person();
    const id = await stage.add(elder, amlodipine({ pills: 4, endsOn: '2026-11-24' }));
    expect((await stage.medicine(elder, id)).low).toBe(false);
  });
});
