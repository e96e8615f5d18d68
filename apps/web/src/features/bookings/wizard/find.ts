import type { CallInput } from '@hafi/contract/core/endpoint';
import { specialties } from '@hafi/contract/doctors/doctor-kinds';
import { type listDoctors, nearestSort } from '@hafi/contract/doctors/doctors.contract';
import { districts } from '@hafi/contract/places/districts';

/** The question for doctors to choose from. */
export type Find = Omit<CallInput<typeof listDoctors>['query'], 'limit' | 'cursor'>;

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((each) => each === value);

/**
 * What is looked for, as the address says it, so that the way back finds the same list; from a home
 * (the code of its sector or district) the nearest and soonest come first.
 */
export function findFrom(search: URLSearchParams, home: string | undefined): Find {
  const q = search.get('q')?.trim().slice(0, 100);
  const specialty = oneOf(specialties, search.get('specialty'));
  const district = oneOf(districts, search.get('district'));
  return {
    ...(q ? { q } : {}),
    ...(specialty ? { specialty } : {}),
    ...(district ? { district } : {}),
    ...(home ? { near: home, sort: nearestSort } : {}),
  };
}
