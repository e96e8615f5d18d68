import { formatDate } from '@hafi/i18n/dates';
import type { Locale } from '@hafi/i18n/locales';
import { formatNumber } from '@hafi/i18n/numbers';
import type { Translate } from '@hafi/i18n/server-catalogue';
import { frequencyWords } from './frequency-words.ts';
import {
  formWords,
  journalTexts,
  journalTitles,
  mealWords,
  regimenParts,
} from './journal.messages.ts';
import type { ChangeRow } from './medication-changes.repo.ts';
import type { Regimen } from './medications.tables.ts';

type PartialRegimen = Partial<Regimen>;
interface Reader {
  readonly locale: Locale;
  readonly translate: Translate;
}

/** One part of a regimen as text; null where it is empty. */
function partWords(regimen: PartialRegimen, part: keyof Regimen, { locale, translate }: Reader) {
  const say = (text: { id: string } | undefined) => (text ? translate(locale, text) : null);
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? null : formatNumber(value, locale);
  switch (part) {
    case 'name':
    case 'dosage':
    case 'note':
      return regimen[part] || null;
    case 'form':
      return say(regimen.form && formWords[regimen.form]);
    case 'meal':
      return say(regimen.meal && mealWords[regimen.meal]);
    case 'pills':
    case 'pillsPerDose':
      return number(regimen[part]);
    case 'endsOn':
      return regimen.endsOn ? formatDate(regimen.endsOn, locale) : null;
    case 'schedule':
      return regimen.schedule ? frequencyWords(regimen.schedule, locale, translate) : null;
  }
}

function otherLine(row: ChangeRow, part: keyof Regimen, reader: Reader): string {
  const { locale, translate } = reader;
  const what = translate(locale, regimenParts[part]);
  const was = partWords(row.was, part, reader);
  const now = partWords(row.now, part, reader);
  if (now === null) return translate(locale, journalTexts.gone, { what, was: was ?? '' });
  if (was === null) return translate(locale, journalTexts.fresh, { what, now });
  return translate(locale, journalTexts.other, { what, now, was });
}

/** An entry of a medicine's history, in the reader's language. */
export function journalWords(row: ChangeRow, reader: Reader): { title: string; lines: string[] } {
  const { locale, translate } = reader;
  const title = translate(locale, journalTitles[row.kind], { name: row.name });
  const given = (...words: (string | null)[]) => words.filter((each) => each !== null);
  const { reason } = row;
  const inSpite = reason === null ? null : translate(locale, journalTexts.inSpite, { reason });
  switch (row.kind) {
    case 'begun': {
      const lines = given(
        partWords(row.now, 'dosage', reader),
        partWords(row.now, 'schedule', reader),
        inSpite,
      );
      return { title, lines };
    }
    case 'changed': {
      const parts = Object.keys(regimenParts) as (keyof Regimen)[];
      const changed = parts.filter((part) => part in row.now);
      return {
        title,
        lines: given(...changed.map((part) => otherLine(row, part, reader)), inSpite),
      };
    }
    case 'refilled': {
      const count = formatNumber(row.bought ?? 0, locale);
      return { title, lines: [translate(locale, journalTexts.bought, { count })] };
    }
    case 'stopped':
      return { title, lines: given(row.reason) };
  }
}
