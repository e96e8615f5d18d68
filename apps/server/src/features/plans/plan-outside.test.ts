import { smsParts, toGsmText } from '@hafi/base/sms-text';
import { formatDate } from '@hafi/i18n/dates';
import { locales } from '@hafi/i18n/locales';
import { formatRwf } from '@hafi/i18n/numbers';
import { translate } from '@hafi/i18n/server-catalogue';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboxMessages } from '../../platform/outbox/outbox.tables.ts';
import { type PaymentStage, startPaymentStage } from '../../test/payment-stage.ts';
import { planCircle } from '../../test/plans/plan-stage.ts';
import { smsTemplate } from '../notifications/notifications.messages.ts';
import { forElder, outside } from './plans.messages.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await startPaymentStage();
});
afterAll(() => stage.close());

test('mail names the elder, the day and the sum, 7 days before and in the days of grace', async () => {
  const { daughter, goTo, show, start } = await planCircle(stage);
  stage.clock.set('2027-01-01T08:00:00Z');
  await start(daughter);
  const mails = async (): Promise<string[]> => {
    const rows = await stage.platform.db
      .select()
      .from(outboxMessages)
      .orderBy(desc(outboxMessages.id));
    return rows.filter(({ recipient }) => recipient === daughter.email).map(({ body }) => body);
  };
  await goTo('2027-01-24');
  const [renews = ''] = await mails();
  expect(renews).toMatch(/The care plan of .+ renews on .*31 January/);
  expect(renews).toMatch(/Your part is 18,000\sRWF/);
  await goTo('2027-01-31');
  const [unpaid = ''] = await mails();
  expect(unpaid).toMatch(/The care plan of .+ is not paid\. It goes on until .*7 February/);
  expect(unpaid).toMatch(/Your part is 18,000\sRWF/);
  const { name } = (await show()).elder;
  for (const mail of [renews, unpaid]) expect(mail).toContain(name);
});

test('what leaves Hafi about a plan is two SMS at most, without a word of health', () => {
  for (const locale of locales) {
    const values = {
      date: formatDate('2027-09-23', locale, { style: 'full' }),
      amount: formatRwf(1_250_000, locale),
      elder: 'Marie Goretti Mukandayisenga',
    };
    for (const text of [...Object.values(outside), ...Object.values(forElder)]) {
      const said = toGsmText(
        translate(locale, smsTemplate, { text: translate(locale, text, values) }),
      );
      expect(smsParts(said), said).toBeLessThanOrEqual(2);
      expect(said).not.toMatch(/[{}]|health|medic|médic|santé|ubuzima|imiti/i);
    }
  }
});
