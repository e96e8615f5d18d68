import { smsParts, toGsmText } from '@hafi/base/sms-text';
import { defaultChoice } from '@hafi/contract/accounts/preferences.schemas';
import { locales } from '@hafi/i18n/locales';
import { translate } from '@hafi/i18n/server-catalogue';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { channelsEnv } from '../../test/channels/channels-stage.ts';
import { deliverAll } from '../../test/deliver-all.ts';
import { makePerson } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import * as checkIns from '../checkins/checkins.messages.ts';
import * as reminders from '../checkins/reminders/reminders.messages.ts';
import * as protection from '../emergency/protection/protection.messages.ts';
import * as medicines from '../medications/medications.messages.ts';
import { smsTemplate } from './notifications.messages.ts';
import { tell } from './notifications.public.ts';

let app: TestApp;
afterEach(() => app.reset());
afterAll(() => app.close());

let numbers = 0;
const choice = { preferences: { notifications: { ...defaultChoice, sms: true } } };

/** The SMS that reminds somebody of what is due at eight. */
async function reminds(person: Parameters<typeof makePerson>[1]): Promise<string> {
  numbers += 1;
  const phoneNumber = `+25078866${String(numbers).padStart(4, '0')}`;
  const who = await makePerson(app, { phoneNumber, locale: 'en', ...choice, ...person });
  await inTransaction(app.platform, (tx) =>
    tell(app.platform, tx, {
      by: null,
      personId: who.personId,
      type: 'health',
      priority: 'high',
      title: checkIns.titles.now,
      text: reminders.toElder.now,
      outside: reminders.outsideElder.now,
      answerBySms: reminders.answerBySms.now,
      phoneOnly: reminders.phoneOnly.now,
      values: { time: { time: '2026-11-23T06:00:00.000Z' } },
      dedupeKey: newId(),
    }),
  );
  await deliverAll(app);
  return app.sent.find(({ to }) => to === phoneNumber)?.text ?? '';
}
const answer = 'Hafi: It is 08:00. If all is well, send 1 to 22750. If you need help, send 2.';
const noAnswer = 'Hafi: It is 08:00. Your people wait to hear from you. Please open Hafi.';

describe('a reminder by SMS', () => {
  beforeAll(async () => {
    app = await startTestApp({ env: { ...channelsEnv, SMS_NUMBER: '22750' } });
  });

  it('says to an elder what to send, and where to', async () => {
    expect(await reminds({})).toBe(answer);
  });

  it('says so to nobody for whom an SMS would do nothing', async () => {
    expect(await reminds({ roles: ['FAMILY'] })).toBe(noAnswer);
  });
});

it.each([
  ['no number to send to', channelsEnv],
  ['no address to which SMS come', { SMS_NUMBER: '22750' }],
])('with %s promises no answer', async (_, env) => {
  const before = app;
  app = await startTestApp({ env });
  expect(await reminds({})).toBe(noAnswer);
  await app.close();
  app = before;
});

it('every such SMS is one, in the GSM alphabet, without a word of health', () => {
  const texts = [reminders.answerBySms, medicines.answerBySms, reminders.phoneOnly].flatMap(
    (each) => Object.values(each),
  );
  for (const locale of locales) {
    for (const text of texts) {
      const words = translate(locale, text, { time: '23:59', number: '+250788000000' });
      const said = toGsmText(translate(locale, smsTemplate, { text: words }));
      expect(smsParts(said), said).toBe(1);
      expect(said).not.toMatch(/medic|médic|imiti|umuti|dose|[{}]/i);
    }
  }
});

it('what leaves the app for the circle is two SMS at most, however long the names are', () => {
  const name = 'Nyiransengimana Mukamwezi Uwimana Marie-Claire Béatrice Ineza'.slice(0, 60);
  const values = { elder: name, name, person: name, date: 'Wednesday 23 September', time: '23:59' };
  const { agreedTexts, offForCircle, offTexts, questionSms, questionText, refusedTexts, testText } =
    protection;
  const texts = [
    checkIns.outsideCircle,
    reminders.outsideElder,
    { coordinators: checkIns.toCoordinators.outside },
    medicines.outside,
    agreedTexts,
    refusedTexts,
    offTexts,
    offForCircle,
    { questionSms, questionText, testText },
  ].flatMap((each) => Object.values(each));
  const link = `https://hafi.gasabo-district.rw/c/${'a'.repeat(24)}`;
  for (const locale of locales) {
    for (const text of texts) {
      const words = translate(locale, text, values);
      const said = toGsmText(translate(locale, smsTemplate, { text: `${words} ${link}` }));
      expect([said, smsParts(said) <= 2]).toEqual([said, true]);
      expect(said).not.toMatch(
        /medic|médic|imiti|umuti|dose|so-so|well|(?<!ko (?:ameze|mumeze) )neza|buhoro|[{}]/i,
      );
    }
  }
});
