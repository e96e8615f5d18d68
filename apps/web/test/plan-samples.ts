import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { ElderPlan } from '@hafi/contract/plans/subscription.schemas';

/** A mother in whose circle one is, and whose appointments one looks after. */
export const planElder: Elder = {
  id: '01900000-0000-7000-8000-0000000000aa',
  name: 'Marie Mukamana',
  firstName: 'Marie',
  photo: null,
  by: 'circle',
  relation: 'child',
  decidesAs: null,
  permissions: ['bookings:manage'],
};

/** That she has no care plan yet: one may begin it, with the free days. */
export const noPlan: ElderPlan = {
  elder: { id: planElder.id, name: planElder.name },
  trial: true,
  subscription: null,
  offers: [],
  others: [],
  deciders: [{ id: planElder.id, name: planElder.name }],
  can: { start: true, manage: false },
};
