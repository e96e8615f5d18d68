import type { doctorSorts } from '@hafi/contract/doctors/doctors.contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type DoctorSort = (typeof doctorSorts)[number];

/** The names of the sort orders. */
export const sortNames: Record<DoctorSort, MessageDescriptor> = {
  rating: msg`Best rating first`,
  'price-asc': msg`Lowest price first`,
  'price-desc': msg`Highest price first`,
  reviews: msg`Most reviews first`,
};
