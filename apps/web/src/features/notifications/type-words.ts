import type { notificationTypes } from '@hafi/contract/notifications/notifications.contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The name of each type of notices. */
export const typeWords: Record<(typeof notificationTypes)[number], MessageDescriptor> = {
  health: msg`Health`,
  family: msg`Family`,
  emergency: msg`Emergency`,
  community: msg`Community`,
  appointment: msg`Appointments`,
  support: msg`Inbox`,
};
