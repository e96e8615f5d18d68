import { type ContactTopic, contactTopics } from '@hafi/contract/support/contact-facts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const subjects: Record<ContactTopic, MessageDescriptor> = {
  account: msg`My account`,
  booking: msg`An appointment`,
  payment: msg`A payment`,
  plan: msg`A care plan`,
  privacy: msg`My personal data`,
  accessibility: msg`Accessibility`,
  partner: msg`Working together`,
  volunteer: msg`A volunteer`,
};

/** The subject that a link asks for (`?subject=plan`); undefined when it is none of ours. */
export function subjectOf(search: URLSearchParams): MessageDescriptor | undefined {
  const topic = contactTopics.find((each) => each === search.get('subject'));
  return topic && subjects[topic];
}
