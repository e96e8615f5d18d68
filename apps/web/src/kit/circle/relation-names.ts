import type { Relation } from '@hafi/contract/circle/circle-terms';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The name of each relation to the elder. */
export const relationNames: Record<Relation, MessageDescriptor> = {
  spouse: msg`Husband or wife`,
  child: msg`Son or daughter`,
  grandchild: msg`Grandchild`,
  sibling: msg`Brother or sister`,
  parent: msg`Father or mother`,
  relative: msg`Another relative`,
  neighbour: msg`Neighbour`,
  friend: msg`Friend`,
  caregiver: msg`Caregiver`,
  doctor: msg`Doctor`,
  nurse: msg`Nurse`,
  'community-health-worker': msg`Community health worker`,
  volunteer: msg`Volunteer`,
};
