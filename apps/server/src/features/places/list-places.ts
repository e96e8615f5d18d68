import type { PlaceLevel } from '@hafi/contract/places/places.contract';
import type { Locale } from '@hafi/i18n/locales';
import type { Translate } from '@hafi/i18n/server-catalogue';
import { invalidInput } from '../../platform/http/invalid-input.ts';
import { type PlacesTable, readPlaces } from './places-table.ts';
import { provinceNames } from './provinces.ts';

interface Place {
  code: string;
  name: string;
  level: PlaceLevel;
  parent: string | null;
}

/** Number of digits in the parent's code of each level; a province has no parent. */
const parentDigits = { province: 0, district: 1, sector: 2, cell: 4, village: 6 } as const;

const wrongParent = () => invalidInput('parent', 'invalid-place');

const numbered = (parent: string, names: readonly string[] | undefined) =>
  names?.map((name, index): [string, string] => [
    `${parent}${String(index + 1).padStart(2, '0')}`,
    name,
  ]);

function below(
  { districts, sectors, cells, villages }: PlacesTable,
  level: Exclude<PlaceLevel, 'province'>,
  parent: string,
): [string, string][] | undefined {
  const inParent = ([code]: readonly [string, unknown]) => code.startsWith(parent);
  switch (level) {
    case 'district':
      return Object.entries(districts).filter(inParent);
    case 'sector':
      return Object.entries(sectors)
        .filter(inParent)
        .map(([code, [name]]) => [code, name]);
    case 'cell':
      return numbered(parent, Object.hasOwn(cells, parent) ? cells[parent] : undefined);
    case 'village':
      return numbered(parent, Object.hasOwn(villages, parent) ? villages[parent] : undefined);
  }
}

/**
 * The places of a level below `parent`, sorted by name. Without a parent: all places of the level,
 * for provinces, districts and sectors only.
 * @throws Problem invalid-input when the parent is not of the level above, or missing
 */
export function listPlaces(
  query: { level: PlaceLevel; parent?: string | undefined },
  locale: Locale,
  translate: Translate,
): Place[] {
  const { level, parent = '' } = query;
  if (level === 'province') {
    if (parent) throw wrongParent();
    return sorted(
      Object.entries(provinceNames).map(([code, name]) => [code, translate(locale, name)]),
      () => null,
      level,
    );
  }
  const digits = parentDigits[level];
  const all = parent === '' && digits < 4;
  const found = all || parent.length === digits ? below(readPlaces(), level, parent) : undefined;
  if (!found || found.length === 0) throw wrongParent();
  return sorted(found, (code) => code.slice(0, digits), level);
}

function sorted(
  entries: readonly (readonly [string, string])[],
  parentOf: (code: string) => string | null,
  level: PlaceLevel,
): Place[] {
  return entries
    .map(([code, name]) => ({ code, name, level, parent: parentOf(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
