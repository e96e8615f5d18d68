import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { smsParts, toGsmText } from '@hafi/base/sms-text';
import { locales } from '@hafi/i18n/locales';
import { translate } from '@hafi/i18n/server-catalogue';
import { describe, expect, it } from 'vitest';
import { everStored } from '../../test/stored-texts/stored-texts.ts';
import { takingOutside, takingTexts } from '../alerts/taking/taking.messages.ts';
import { answerTexts } from '../emergency/emergency.messages.ts';
import { smsTemplate } from './notifications.messages.ts';

const catalogues = join(import.meta.dirname, '../../../../../packages/i18n/catalogues');

/** Texts that are stored nowhere, but leave Hafi as mail or SMS. */
const leaves = /^[a-z-]+\.[a-z0-9.-]*(outside|phone|unnamed)([.-]|$)/;

/** Pages, exports, errors, what is asked for by USSD and SMS, titles, and lines of an elder's own page. */
const isElsewhere =
  /^(data|summary|referral|ips|fhir|timeline|channels|error|field|accounts|mail|sms)\.|\.(activity|title)\.|\.title$|-title$|\.activity$/;

/** Whom a text is about. */
const namesElder = /\{(elder|patient|who|before)\}/;

/** Why a text names no elder: who reads it, or who may not know. */
const nameless: Readonly<Record<string, RegExp>> = {
  'the elder or patient reads it, who is called by name above it':
    /^(bookings|waitlist|payments)\.patient\.|^(medications|volunteering|checkins|plans|payments)\.elder\.|\.(to-elder|self)$|^emergency\.(off|on|agreed|refused)\.|^checkins\.(outside\.(soon|now|late)|phone\.)|^medications\.(outside\.(time|again|low)$|phone\.)|^health\.alert\.outside\.phone\./,
  'who called for help reads it, of the one call that is under way': /^emergency\.answer\./,
  'the number was never proved to be theirs: it may be a stranger’s':
    /^checkins\.unnamed\.|^circle\.death-mistake\.outside$|^health\.alert\.outside\.(urgent|watch|given-back|closed)$/,
  'a doctor or coordinator reads it, by SMS too, and the elder agreed to no such message':
    /^health\.alert\.outside\.(doctor|coordinator)$|^bookings\.doctor\.outside$|^checkins\.coordinators\.outside|^circle\.(chain|claim-waiting)|^notifications\.unreached$|^emergency\.off-desk\.many$|^messages\.reported$|^notice\.contact-arrived\.|^payments\.coordinators\.|^vetting\.(waiting|licence-of-somebody-ended|other-owner)$/,
  'it is about the reader’s own work, papers, role or message':
    /^vetting\.|^admin\.roles\.|^messages\.(warned|waiting)$|^notice\.contact-answered\.|^payments\.(badge|doctor)\./,
  'the number was the reader’s own, or a coordinator must reach its owner, named in Hafi alone':
    /^circle\.number-passed\./,
  'it is about the reader’s own money, and names the sum, the doctor or the receipt':
    /^payments\.(bank|payer)\./,
  'it names who calls the reader': /^calls\./,
  'it follows a text that names the elder': /^emergency\.outside\.reply$/,
  'a word of the calendar': /^bookings\.calendar\./,
};

function english(): ReadonlyMap<string, string> {
  const files = readdirSync(catalogues).map((feature) =>
    readFileSync(join(catalogues, feature, 'en.po'), 'utf8'),
  );
  const entry = /\nmsgid "([^"\n]+)"\nmsgstr ((?:"[^\n]*"\n?)+)/g;
  const found = files.join('\n').matchAll(entry);
  return new Map([...found].map(([, id = '', text = '']) => [id, text.replace(/"\n?"?/g, '')]));
}

describe('every text of a notice', () => {
  const words = english();
  const leaving = [...words.keys()].filter((id) => leaves.test(id));
  const ids = [...new Set([...Object.keys(everStored), ...leaving])].filter(
    (id) => !isElsewhere.test(id) && !/^volunteering\.(at|on)\./.test(id),
  );

  it('names the elder whom it is about, or stands here with the reason', () => {
    expect(ids.length).toBeGreaterThan(250);
    const missing = ids.filter(
      (id) =>
        !namesElder.test(words.get(id) ?? '') &&
        !Object.values(nameless).some((which) => which.test(id)),
    );
    expect(missing.map((id) => `${id}: ${words.get(id)}`)).toEqual([]);
  });

  it('has no reason here that nothing needs', () => {
    const unnamed = ids.filter((id) => !namesElder.test(words.get(id) ?? ''));
    const idle = Object.entries(nameless).filter(
      ([, which]) => !unnamed.some((id) => which.test(id)),
    );
    expect(idle.map(([why]) => why)).toEqual([]);
  });
});

describe.each(locales)('what an elder in danger gets by SMS in %s', (locale) => {
  const { closedSelf } = takingOutside;
  const { givenBackSelf, taken } = takingTexts;
  const { acknowledge, cannot, coming, ended } = answerTexts;

  it.each([taken, givenBackSelf, closedSelf, acknowledge, coming, cannot, ended])(
    '$id names who, in one SMS of the GSM alphabet',
    (text) => {
      const name = 'Claudine Uwase';
      const said = translate(locale, text, { name, person: name });
      const sms = toGsmText(translate(locale, smsTemplate, { text: said }));
      expect(sms).toContain(name);
      expect(smsParts(sms)).toBe(1);
    },
  );
});
