import type { Permission } from '@hafi/contract/circle/circle-terms';
import { isOffered } from '@hafi/contract/support/claims/claims';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  BellRing,
  CalendarPlus,
  Gauge,
  HeartPulse,
  type LucideIcon,
  MapPin,
  MessageCircle,
  NotebookPen,
} from 'lucide-react';

/** Each permission in words that an elder understands. */
export const permissionNames: Record<Permission, MessageDescriptor> = {
  'health:read': msg`Sees readings, medicines and doctors' notes`,
  'health:write': msg`Writes down readings and medicines taken`,
  'location:read': msg`Sees where the home is`,
  'alerts:receive': msg`Is told at once when something is wrong`,
  'alerts:values': msg`Is told what was measured, with the numbers`,
  'bookings:manage': msg`Books and moves visits to the doctor`,
  messages: isOffered('messages')
    ? msg`Sees the phone number, and reads and writes the messages of the circle`
    : msg`Sees the phone number, to call`,
};

/** Icons, for people who do not read. */
export const permissionIcons: Record<Permission, LucideIcon> = {
  'health:read': HeartPulse,
  'health:write': NotebookPen,
  'location:read': MapPin,
  'alerts:receive': BellRing,
  'alerts:values': Gauge,
  'bookings:manage': CalendarPlus,
  messages: MessageCircle,
};
