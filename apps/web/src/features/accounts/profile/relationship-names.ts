import type { Relationship } from '@hafi/contract/accounts/profile.schemas';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What an emergency contact is to the person, as text. */
export const relationshipNames: Record<Relationship, MessageDescriptor> = {
  spouse: msg`Husband or wife`,
  child: msg`Son or daughter`,
  grandchild: msg`Grandchild`,
  sibling: msg`Brother or sister`,
  parent: msg`Father or mother`,
  relative: msg`Another relative`,
  neighbour: msg`Neighbour`,
  friend: msg`Friend`,
  caregiver: msg`Caregiver`,
};
