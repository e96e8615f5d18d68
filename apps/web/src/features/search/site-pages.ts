import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '../../lib/paths.ts';
import type { SiteEntry } from './site-index.ts';

type Page = readonly [link: string, title: MessageDescriptor, words: MessageDescriptor];

/** The public pages. */
const openPages: readonly Page[] = [
  [paths.emergency, msg`Emergency`, msg`ambulance danger accident urgent SOS 912 112 911`],
  [paths.doctors, msg`Find Doctors`, msg`HCP physician specialist clinic hospital`],
  [paths.booking, msg`Book Appointment`, msg`booking visit consultation reserve time slot`],
  [paths.healthcare, msg`Healthcare`, msg`health vitals blood pressure heart medicine records`],
  [paths.services, msg`Services`, msg`care what we do offer`],
  [
    paths.community,
    msg`Community`,
    msg`volunteers neighbours errands transport company games events`,
  ],
  [paths.familyConnect, msg`Family Connect`, msg`daughter son relatives abroad`],
  [paths.pricing, msg`Pricing`, msg`cost price plan money pay`],
  [paths.help, msg`Help`, msg`support questions answers how FAQ`],
  [paths.contact, msg`Contact`, msg`phone e-mail address write message hours office`],
  [
    paths.accessibility,
    msg`Accessibility`,
    msg`large text contrast read aloud eyes hearing keyboard`,
  ],
  [paths.about, msg`About`, msg`who we are team story mission partners`],
  [paths.privacy, msg`Privacy`, msg`personal data protection law consent`],
  [paths.terms, msg`Terms`, msg`rules conditions agreement`],
];

const visitorPages: readonly Page[] = [
  [paths.login, msg`Sign in`, msg`log in login password`],
  [paths.signup, msg`Sign up`, msg`register new account join`],
  [paths.forgotPassword, msg`Forgot password`, msg`reset password code forgotten`],
];

const memberPages: readonly Page[] = [
  [paths.chat, msg`Messages`, msg`chat write talk doctor coordinator`],
  [paths.caregivers, msg`Find Caregivers`, msg`nurse helper home visit`],
  [
    paths.circle,
    msg`Care circle`,
    msg`my people family invite invitation code permission consent who looked`,
  ],
  [
    paths.volunteering,
    msg`Ask a volunteer`,
    msg`help errand shopping transport lift company visit neighbour free`,
  ],
  [
    paths.registerElder,
    msg`Register an elder`,
    msg`new elder without e-mail mother father parent grandparent account phone`,
  ],
  [
    `${paths.healthcare}?tab=timeline`,
    msg`Timeline`,
    msg`what happened history diary readings notes medicines`,
  ],
  [
    `${paths.healthcare}?tab=visits`,
    msg`Home visits`,
    msg`caregiver comes plan day time washing meal what was done log route`,
  ],
  [paths.switchPerson, msg`Switch person`, msg`shared phone PIN somebody else other account`],
  [
    `${paths.healthcare}?tab=documents`,
    msg`Documents`,
    msg`papers laboratory results prescription X-ray insurance card upload scan share link`,
  ],
  [paths.profile, msg`My Profile`, msg`name photo picture phone birth address`],
  [paths.notifications, msg`Notifications`, msg`bell news history what I was told unread`],
  [paths.settings, msg`Settings`, msg`notifications change options`],
  [
    `${paths.settings}?tab=profile`,
    msg`Your role in Hafi`,
    msg`account type change doctor caregiver volunteer elder family mistake`,
  ],
  [
    `${paths.settings}?tab=privacy`,
    msg`Privacy & Security`,
    msg`change password two-factor sessions devices download delete account`,
  ],
  [`${paths.settings}?tab=appearance`, msg`Appearance`, msg`theme dark light text size contrast`],
  [
    `${paths.settings}?tab=language`,
    msg`Language & Region`,
    msg`Kinyarwanda English French time zone`,
  ],
];

/** The pages that the person can open; `dashboard` is a member's own dashboard. */
export function sitePages(dashboard: string | null): SiteEntry[] {
  const pages: readonly Page[] = dashboard
    ? [[dashboard, msg`Dashboard`, msg`overview home today`], ...memberPages, ...openPages]
    : [...openPages, ...visitorPages];
  return pages.map(([link, title, words]) => ({
    kind: 'pages',
    link,
    title,
    words,
  }));
}
