import { type PlaceLevel, placeLevels } from '@hafi/contract/places/places.contract';

/** A chosen place: the province by code, the lower levels by name; '' is not chosen. */
export type PlaceChoice = Readonly<Record<PlaceLevel, string>>;

/** Nothing chosen yet. */
export const noPlace: PlaceChoice = {
  province: '',
  district: '',
  sector: '',
  cell: '',
  village: '',
};

/** Chooses at one level and resets the lower levels. */
export function chooseAt(choice: PlaceChoice, level: PlaceLevel, chosen: string): PlaceChoice {
  const below = placeLevels.slice(placeLevels.indexOf(level) + 1);
  const cleared = Object.fromEntries(below.map((each) => [each, '']));
  return { ...choice, ...cleared, [level]: chosen };
}

interface Named {
  readonly code: string;
  readonly name: string;
  readonly parent: string | null;
}

/** The code of the place with this name; undefined when the list is missing or lacks it. */
export function codeOf(places: readonly Named[] | undefined, name: string): string | undefined {
  return name === '' ? undefined : places?.find((place) => place.name === name)?.code;
}

/** The chosen province, otherwise that of the chosen district. */
export function provinceOf(choice: PlaceChoice, districts: readonly Named[] | undefined): string {
  if (choice.province) return choice.province;
  return districts?.find(({ name }) => name === choice.district)?.parent ?? '';
}

/** Distinct names, because two villages of a cell may share one. */
export function namesOf(places: readonly Named[]): string[] {
  return [...new Set(places.map(({ name }) => name))];
}
