import type { Elder } from '@hafi/contract/circle/circle.contract';

/** An elder whose health a doctor sees because of an appointment. */
export const doctorsPatient: Elder = {
  id: '019aa000-0000-7000-8000-00000000000a',
  name: 'Vestine Mukamana',
  firstName: 'Vestine',
  photo: null,
  by: 'visit',
  relation: 'doctor',
  decidesAs: null,
  permissions: ['health:read', 'health:write'],
};
