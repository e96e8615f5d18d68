import type { Specialty } from '@hafi/contract/doctors/doctor-kinds';
import { specialtyNames } from '@hafi/contract/doctors/specialty-names';
import { wordsOf } from '@hafi/i18n/find-words';
import { locales } from '@hafi/i18n/locales';
import type { Translate } from '@hafi/i18n/server-catalogue';

/** A doctor's search terms besides the name: the specialty in every language, and the place. */
export function searchWordsOf(
  translate: Translate,
  practice: { specialty: Specialty; workplace: string; sector: string; district: string },
): string {
  const names = locales.map((locale) => translate(locale, specialtyNames[practice.specialty]));
  const plainName = practice.specialty.replaceAll('-', ' ');
  const { workplace, sector, district } = practice;
  return [...new Set([plainName, ...names, workplace, sector, district])].join(' ');
}

/** The words of a search, without accents and case: at most eight, each cut to 40 characters. */
export function searchedWords(typed: string): string[] {
  const words = wordsOf(typed);
  const meant = words.filter((word) => !titles.has(word));
  return (meant.length > 0 ? meant : words).slice(0, 8).map((word) => word.slice(0, 40));
}

/** Ignored in a search, because every doctor has one. */
const titles = new Set(['dr', 'doctor', 'docteur', 'muganga', 'dogiteri']);
