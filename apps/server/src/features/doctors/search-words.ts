import type { Specialty } from '@hafi/contract/doctors/doctor-kinds';
import { specialtyNames } from '@hafi/contract/doctors/specialty-names';
import { locales } from '@hafi/i18n/locales';
import type { Translate } from '@hafi/i18n/server-catalogue';

/** What a doctor is found by besides the name: the specialty in every language, and the place. */
export function searchWordsOf(
  translate: Translate,
  practice: { specialty: Specialty; workplace: string; sector: string; district: string },
): string {
  const names = locales.map((locale) => translate(locale, specialtyNames[practice.specialty]));
  const plainName = practice.specialty.replaceAll('-', ' ');
  const { workplace, sector, district } = practice;
  return [...new Set([plainName, ...names, workplace, sector, district])].join(' ');
}

/** Words typed into a search box, without accents and case: eight at most, longest useful 40. */
export function searchedWords(typed: string): string[] {
  const plain = typed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const meant = words.filter((word) => !titles.has(word));
  return (meant.length > 0 ? meant : words).slice(0, 8).map((word) => word.slice(0, 40));
}

/** Every doctor has one, so it tells nobody apart. */
const titles = new Set(['dr', 'doctor', 'docteur', 'muganga', 'dogiteri']);
