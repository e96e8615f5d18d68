import type { ShareHours } from '@hafi/contract/documents/document-kinds';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How long a link is good, in hours: what people read. */
export const shareHourNames: Readonly<Record<ShareHours, MessageDescriptor>> = {
  1: msg`1 hour`,
  24: msg`1 day`,
  168: msg`7 days`,
  720: msg`30 days`,
};
