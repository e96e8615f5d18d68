import { afterAll, beforeAll, expect, test } from 'vitest';
import { badgeStage } from '../../../test/badges/badge-stage.ts';
import { callAs } from '../../../test/call-as.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { type PaymentStage, startPaymentStage } from '../../../test/payment-stage.ts';
import { planCircle } from '../../../test/plans/plan-stage.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await startPaymentStage();
});
afterAll(() => stage.close());

test('each line says what was paid for: a doctor, a plan and whose, a badge', async () => {
  await stage.requested();
  const badges = await badgeStage(stage);
  const patrick = await badges.volunteer();
  await badges.ask(patrick, await badges.choose(patrick, 'individual'));
  const family = await planCircle(stage);
  await family.start(family.daughter);
  await family.goTo('2026-12-20');
  const [part] = await family.due();
  await family.payInFull(family.daughter, part?.id ?? '');
  const admin = await makePerson(stage.app, { roles: ['ADMIN'] });
  const days = 'from=2026-11-01&to=2026-12-31';
  const table = await callAs(stage.app, admin).get(`/api/admin/finance/payments.csv?${days}`);
  expect(table.payload).toContain(',booking,Dr Jean Habimana,mtn,');
  expect(table.payload).toContain(',badge,individual,mtn,');
  expect(table.payload).toMatch(
    /,plan,"complete, [^,"]+, 2026-12-\d\d - 2027-01-\d\d",mtn,succeeded,/,
  );
});
