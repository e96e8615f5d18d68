import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  CalendarCheck,
  CalendarDays,
  CalendarPlus,
  FileCheck,
  Flag,
  HandHeart,
  HeartPulse,
  History,
  House,
  Inbox,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  MessageCircle,
  ReceiptText,
  Route,
  Siren,
  Stethoscope,
  User,
  Users,
  Wallet,
} from 'lucide-react';
import { dashboardOf, paths } from '../../lib/paths.ts';

/** A link of the navigation. */
export interface Place {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly name: MessageDescriptor;
  /** For the bar of a phone, where the name is too long. */
  readonly short?: MessageDescriptor;
}

/** What a person's navigation shows, by their role. */
export interface Places {
  /** Elder and family: their emergency key stands in the bar of the phone. */
  readonly isHousehold: boolean;
  /** The own places, the home first. */
  readonly own: readonly Place[];
  /** How many of them the bar of a phone shows, besides More. */
  readonly inBar: number;
  /** How many of them a rail shows, besides More. */
  readonly inRail: number;
}

const at = (to: string, icon: LucideIcon, name: MessageDescriptor, short?: MessageDescriptor) =>
  short ? { to, icon, name, short } : { to, icon, name };

const messages = at(paths.chat, MessageCircle, msg`Messages`);
const health = at(paths.healthcare, HeartPulse, msg`Health`);
const people = at(paths.circle, Users, msg`My people`);
const findDoctors = at(paths.doctors, Stethoscope, msg`Find Doctors`);
const findCaregivers = at(paths.caregivers, HandHeart, msg`Find Caregivers`);
const profile = at(paths.profile, User, msg`Profile`);
const payments = at(paths.ownPayments, ReceiptText, msg`My payments`);
const papers = at(paths.papers, FileCheck, msg`Papers`);

/** Elder and family: the sidebar has all, the bar of a phone the first three. */
const householdPlaces = (home: string): Places => ({
  isHousehold: true,
  own: [
    at(home, House, msg`Home`),
    messages,
    health,
    people,
    at(`${paths.healthcare}?tab=visits`, CalendarDays, msg`Visits`),
    findDoctors,
    findCaregivers,
    profile,
  ],
  inBar: 3,
  inRail: 5,
});

const workPlaces = (own: readonly Place[]): Places => ({
  isHousehold: false,
  own,
  inBar: 4,
  inRail: Math.min(5, own.length),
});

const work: Readonly<Record<string, Places>> = {
  [paths.admin]: workPlaces([
    at(paths.admin, LayoutDashboard, msg`Coordination`, msg`Desk`),
    at(paths.adminEmergencies, Siren, msg`Emergencies`, msg({ message: 'Urgent', context: 'bar' })),
    at(paths.adminPeople, Users, msg`People`),
    at(paths.adminInbox, Inbox, msg`Inbox`, msg({ message: 'Inbox', context: 'bar' })),
    at(paths.adminReports, Flag, msg`Reports`),
    at(paths.adminFinance, Wallet, msg`Money`),
    at(paths.adminBank, Landmark, msg`Bank payments`),
    at(paths.adminAudit, History, msg`What was done`, msg`Log`),
    messages,
  ]),
  [paths.doctorDashboard]: workPlaces([
    at(paths.doctorDashboard, CalendarCheck, msg`Today`, msg({ message: 'Today', context: 'bar' })),
    at(paths.calendar, CalendarDays, msg`Calendar`, msg({ message: 'Calendar', context: 'bar' })),
    at(paths.ownPatients, Users, msg`Patients`),
    messages,
    at(paths.practice, Stethoscope, msg`Practice`),
  ]),
  [paths.caregiverDashboard]: workPlaces([
    at(paths.caregiverDashboard, Route, msg`Route`),
    at(`${paths.healthcare}?tab=visits`, Users, msg`Elders`),
    messages,
    papers,
  ]),
  [paths.volunteerDashboard]: workPlaces([
    at(paths.volunteerDashboard, HandHeart, msg`Requests`),
    at(paths.promised, CalendarCheck, msg`Promised`),
    messages,
    papers,
  ]),
};

/** The places of a person with these roles. */
export function placesOf(roles: readonly string[]): Places {
  const home = dashboardOf(roles);
  return work[home] ?? householdPlaces(home);
}

/** The homes of a person's other roles, such as the family of a doctor. */
function otherHomes(roles: readonly string[]): Place[] {
  const own = dashboardOf(roles);
  return roles
    .map((role) => dashboardOf([role]))
    .filter((home) => home !== own && home !== paths.dashboard)
    .map((home) => work[home]?.own[0] ?? at(home, House, msg`My family`));
}

/** All places behind More, besides the `shown` first ones of the own. */
export function placesBehindMore(roles: readonly string[], shown: number): Place[] {
  const { own } = placesOf(roles);
  const rest = [
    ...own.slice(shown),
    ...otherHomes(roles),
    health,
    people,
    findDoctors,
    at(paths.booking, CalendarPlus, msg`Book Appointment`),
    findCaregivers,
    at(paths.community, Users, msg`Community`),
    payments,
    profile,
  ];
  const taken = own.slice(0, shown).map(({ to }) => to);
  return rest.filter(
    ({ to }, index) => !taken.includes(to) && rest.findIndex((each) => each.to === to) === index,
  );
}

/**
 * The one of several places where an address lies: a place with parameters only with all of them, and
 * then before the page without.
 */
export function currentPlace(
  places: readonly Place[],
  { pathname, search }: { pathname: string; search: string },
): Place | null {
  const given = new URLSearchParams(search);
  let best: Place | null = null;
  let most = 0;
  for (const place of places) {
    const { pathname: path, searchParams } = new URL(place.to, 'https://hafi.test');
    const inside = pathname === path || pathname.startsWith(`${path}/`);
    const fits = [...searchParams].every(([name, value]) => given.get(name) === value);
    const weight = path.length + (searchParams.size > 0 ? 0.5 : 0);
    if (inside && fits && weight > most) {
      best = place;
      most = weight;
    }
  }
  return best;
}
