import { links } from '@hafi/contract/core/links';

/** The part of the practice's settings with the weekly hours. */
export const practiceHours = 'hours';

/** Every URL of the web app, including those that the server answers. */
export const paths = {
  ...links,
  /** Answered by the server, which redirects to the provider. */
  socialSignIn: (provider: string) => `/api/auth/${provider}`,
  landing: '/landing',
  services: '/services',
  service: (id: string) => `/services#${id}`,
  about: '/about',
  pricing: '/pricing',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  help: '/help',
  search: '/search',
  measure: (elderId: string, kind?: string) =>
    `/healthcare/measure?elder=${elderId}${kind ? `&kind=${kind}` : ''}`,
  /** A home visit of a day, by the id of its schedule, or its own where it was not scheduled. */
  careVisit: (id: string, day: string) => `/visits/${id}?day=${day}`,
  caregiverElders: '/caregiver-dashboard/elders',
  caregiverMore: '/caregiver-dashboard/more',
  emergency: '/emergency',
  /** The page of one emergency. */
  runningEmergency: links.emergency,
  /** Calls the people of a conversation as soon as it is opened. */
  newCall: (conversationId: string, picture = false) =>
    `/call/with/${conversationId}${picture ? '?picture=1' : ''}`,
  /** The log of the own calls. */
  calls: '/calls',
  /** Whose calls open by themselves on an elder's device. */
  autoAnswer: (elderId: string) => `/calls/opening?elder=${elderId}`,
  community: '/community',
  familyConnect: '/family-connect',
  offline: '/offline',
  subscription: '/subscription',
  badgePayment: (id: string) => `/badges/pay?badge=${id}`,
  /** A part of the care plan of an elder. */
  planShow: (elderId: string, part: 'about' | 'shares' | 'change' | 'payments') =>
    `/plan?elder=${elderId}&show=${part}` as const,
  caregivers: '/caregivers',
  settings: '/settings',
  medicalCard: '/medical-card',
  medicalCardOf: (elderId: string) => `/medical-card?elder=${elderId}`,
  registerElder: '/elders/new',
  handOver: (elderId: string) => `/elders/${elderId}/hand-over`,
  phonePin: (elderId: string) => `/elders/${elderId}/phone-pin`,
  appointments: '/healthcare?tab=appointments',
  activity: '/activity',
  /** The requests to volunteers of all elders for whom one may ask. */
  openHelp: '/volunteering/open',
  healthOf: (elderId: string) => `/healthcare?elder=${elderId}`,

  phoneLogin: '/login/phone',
  secondFactor: '/login/second-factor',
  switchPerson: '/switch',
  signup: '/signup',

  booking: '/booking',
  bookingWith: (doctorId: string) => `/booking?doctor=${doctorId}`,
  bookingFor: (elderId: string) => `/booking?elder=${elderId}`,

  /** The elder's whole dashboard, of which a phone's home shows one task and rows. */
  ownHealth: '/dashboard/health',
  /** A doctor's calendar; the others open it at a day, with a time to book or a visit to move. */
  calendar: '/calendar',
  calendarDay: (day: string) => `/calendar?day=${day}`,
  calendarBook: (day: string, time: string) => `/calendar?day=${day}&book=${time}`,
  calendarMove: (day: string, bookingId: string) => `/calendar?day=${day}&move=${bookingId}`,
  settingsCalendar: '/settings?tab=calendar',
  practice: '/settings?tab=practice',
  workingHours: `/settings?tab=practice#${practiceHours}`,
  ownNotes: '/practice/notes',
  ownPatients: '/patients',

  familyDashboard: '/family-dashboard',
  promised: '/volunteer-dashboard/promised',
  admin: '/admin',
  adminInbox: '/admin/inbox',
  ownPayments: '/payments',
  adminAudit: '/admin/audit',
  adminPayment: (id: string) => `/admin/finance/payments/${id}`,
  adminBank: '/admin/bank',
  personOf: (personId: string) => `${links.adminPeople}?person=${personId}`,
  auditOf: (personId: string) => `/admin/audit?person=${personId}`,
} as const;

/** Whether an address is that of the conversations, or of one of them: they are one page. */
export const isChat = (pathname: string): boolean => pathname.startsWith(paths.chat);

/** The address of a signed-in person's dashboard. */
export function dashboardOf(roles: readonly string[]): string {
  if (roles.includes('ADMIN')) return paths.admin;
  if (roles.includes('DOCTOR')) return paths.doctorDashboard;
  if (roles.includes('CAREGIVER')) return paths.caregiverDashboard;
  if (roles.includes('VOLUNTEER')) return paths.volunteerDashboard;
  if (roles.includes('FAMILY')) return paths.familyDashboard;
  return paths.dashboard;
}

const workers = ['ADMIN', 'DOCTOR', 'CAREGIVER', 'VOLUNTEER'];

/** Where the logo and unknown addresses lead a signed-in person: who works here, to their own home. */
export const homeOf = (roles: readonly string[]): string =>
  workers.some((role) => roles.includes(role)) ? dashboardOf(roles) : paths.landing;

/** The sign-in page, which returns to `next` afterwards. */
export const loginThen = (next: string) => `${paths.login}?next=${encodeURIComponent(next)}`;

/** The sign-up page, which leads through the sign-in page to `next`. */
export const signupThen = (next: string) => `${paths.signup}?next=${encodeURIComponent(next)}`;

/** A page of this site that leads on to `next` when its work is done; without one, the page itself. */
export const thenTo = (page: string, next: string | null) =>
  next === null ? page : `${page}${page.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;

/**
 * Accepts only paths of this site as `next`; anything else, such as another host, becomes the home
 * page (prevents an open redirect).
 */
export function safeNext(next: string | null): string {
  return next !== null && /^\/(?![/\\])/.test(next) ? next : paths.home;
}
