import { type PlaceLevel, placeLevels } from '@hafi/contract/places/places.contract';

/** A chosen place: the code of the province, and the names of what lies below; '' is not chosen. */
export type PlaceChoice = Readonly<Record<PlaceLevel, string>>;

/** Nothing chosen yet. */
export const noPlace: PlaceChoice = {
  province: '',
  district: '',
  sector: '',
  cell: '',
  village: '',
};

/** Chooses at one level; what lay below belonged to the place chosen before, and goes. */
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

/** The code of the place of that name; undefined when the list is not there or does not have it. */
export function codeOf(places: readonly Named[] | undefined, name: string): string | undefined {
  return name === '' ? undefined : places?.find((place) => place.name === name)?.code;
}

/** The province that was chosen, or else the one that the chosen district lies in. */
export function provinceOf(choice: PlaceChoice, districts: readonly Named[] | undefined): string {
  if (choice.province) return choice.province;
  return districts?.find(({ name }) => name === choice.district)?.parent ?? '';
}

/** Each name once: two villages of one cell may share a name. */
export function namesOf(places: readonly Named[]): string[] {
  return [...new Set(places.map(({ name }) => name))];
}
