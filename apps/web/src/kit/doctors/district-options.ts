import { districts } from '@hafi/contract/places/districts';

/** The districts as the options of a select, the own one first. */
export function districtOptions(own: string | undefined): { value: string; label: string }[] {
  const others = districts.filter((each) => each !== own);
  const listed = districts.length > others.length && own ? [own, ...others] : others;
  return listed.map((name) => ({ value: name, label: name }));
}
