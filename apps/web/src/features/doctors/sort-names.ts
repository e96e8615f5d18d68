import type { doctorSorts, nearestSort } from '@hafi/contract/doctors/doctors.contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type DoctorSort = (typeof doctorSorts)[number] | typeof nearestSort;

/** The names of the sort orders. */
export const sortNames: Record<DoctorSort, MessageDescriptor> = {
  nearest: msg`Nearest and soonest first`,
  rating: msg`Best rating first`,
  'price-asc': msg`Lowest price first`,
  'price-desc': msg`Highest price first`,
  reviews: msg`Most reviews first`,
};
