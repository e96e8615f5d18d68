import type { Rule } from './rule.ts';

const LIST = 'docs/differences.md';

/** First column of each accepted deviation from the specification. */
export const SETTLED = [
  'emergency number 911',
  'hours in EST',
  'languages in Settings: US/UK English, Spanish, French, German; US time zones',
  'nobody may enter `/admin`',
  'account types',
  'token in browser storage and query string',
  '`bookings` in browser storage',
  'alert boxes',
  'mobile-access modal warns of a proxy',
  'login passes role patient',
  'district Kigali, sector Gasabo, ...',
  'hold 3 s not implemented, 2FA button, settings, search, ... not wired',
  'health card change: green if it starts with a plus, else red',
];

/** Every deviation from the specification is listed with its reason. */
export const differencesListed: Rule = {
  name: 'differences-listed',
  about: `${LIST} has a complete row for every settled difference`,
  check: (project) => {
    if (!project.has(LIST)) return [{ file: LIST, message: 'is missing' }];
    const rows = project
      .text(LIST)
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    return SETTLED.flatMap((settled) => {
      const row = rows.find((cells) => cells[1] === settled);
      if (!row) return [{ file: LIST, message: `no row for "${settled}"` }];
      if (!row[2] || !row[3]) return [{ file: LIST, message: `"${settled}" lacks text or reason` }];
      return [];
    });
  },
};
