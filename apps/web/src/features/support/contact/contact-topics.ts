import { type ContactTopic, contactTopics } from '@hafi/contract/support/contact-facts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const subjects: Record<ContactTopic, MessageDescriptor> = {
  account: msg`My account`,
  role: msg`My role is wrong: please change it`,
  booking: msg`An appointment`,
  payment: msg`A payment`,
  plan: msg`A care plan`,
  privacy: msg`My personal data`,
  accessibility: msg`Accessibility`,
  partner: msg`Working together`,
  volunteer: msg`A volunteer`,
};

/** The subject preset by a link (`?subject=plan`); undefined when unknown. */
export function subjectOf(search: URLSearchParams): MessageDescriptor | undefined {
  const topic = contactTopics.find((each) => each === search.get('subject'));
  return topic && subjects[topic];
}
