import { msg } from '@lingui/core/macro';
import {
  CalendarPlus,
  HandHeart,
  HeartHandshake,
  HeartPulse,
  LayoutDashboard,
  MessageCircle,
  Stethoscope,
  User,
  Users,
} from 'lucide-react';
import { dashboardOf, paths } from '../../lib/paths.ts';

/** The links of the sidebar, in order, without the emergency button. */
export function memberLinks(roles: readonly string[]) {
  return [
    { to: dashboardOf(roles), icon: LayoutDashboard, name: msg`Dashboard` },
    { to: paths.chat, icon: MessageCircle, name: msg`Messages` },
    { to: paths.healthcare, icon: HeartPulse, name: msg`Healthcare` },
    { to: paths.circle, icon: HeartHandshake, name: msg`Care circle` },
    { to: paths.doctors, icon: Stethoscope, name: msg`Find Doctors` },
    { to: paths.booking, icon: CalendarPlus, name: msg`Book Appointment` },
    { to: paths.community, icon: Users, name: msg`Community` },
    { to: paths.caregivers, icon: HandHeart, name: msg`Find Caregivers` },
    { to: paths.profile, icon: User, name: msg`Profile` },
  ];
}
