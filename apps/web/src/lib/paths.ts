/** Every URL of the web app, in one place. */
export const paths = {
  /** Of the server: there the way to the provider begins. */
  socialSignIn: (provider: string) => `/api/auth/${provider}`,
  home: '/',
  landing: '/landing',
  services: '/services',
  service: (id: string) => `/services#${id}`,
  about: '/about',
  pricing: '/pricing',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  help: '/help',
  search: '/search',
  healthcare: '/healthcare',
  medications: (elderId: string) => `/healthcare?tab=medications&elder=${elderId}`,
  vitals: (elderId: string) => `/healthcare?tab=vitals&elder=${elderId}`,
  visits: (elderId: string) => `/healthcare?tab=visits&elder=${elderId}`,
  measure: (elderId: string, kind?: string) =>
    `/healthcare/measure?elder=${elderId}${kind ? `&kind=${kind}` : ''}`,
  emergency: '/emergency',
  community: '/community',
  familyConnect: '/family-connect',
  offline: '/offline',
  subscription: '/subscription',
  caregivers: '/caregivers',
  chat: '/chat',
  settings: '/settings',
  profile: '/profile',
  circle: '/circle',
  registerElder: '/elders/new',
  volunteering: '/volunteering',
  handOver: (elderId: string) => `/elders/${elderId}/hand-over`,
  circleOf: (elderId: string) => `/circle?elder=${elderId}`,
  healthOf: (elderId: string) => `/healthcare?elder=${elderId}`,
  sharedDocument: '/shared',
  invitation: (token: string) => `/invitation?token=${encodeURIComponent(token)}`,

  login: '/login',
  phoneLogin: '/login/phone',
  secondFactor: '/login/second-factor',
  switchPerson: '/switch',
  signup: '/signup',
  socialComplete: '/signup/complete',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',

  doctors: '/doctors',
  doctor: (id: string) => `/doctors/${id}`,
  booking: '/booking',
  bookingWith: (doctorId: string) => `/booking?doctor=${doctorId}`,
  bookingFor: (elderId: string) => `/booking?elder=${elderId}`,
  bookingDetails: (id: string) => `/bookings/${id}`,
  payment: (bookingId: string) => `/payment?booking=${bookingId}`,
  receipt: (paymentId: string) => `/payments/${paymentId}`,

  dashboard: '/dashboard',
  doctorDashboard: '/doctor-dashboard',
  caregiverDashboard: '/caregiver-dashboard',
  volunteerDashboard: '/volunteer-dashboard',
  familyDashboard: '/family-dashboard',
  admin: '/admin',
  adminInbox: '/admin/inbox',
  adminMessage: (id: string) => `/admin/inbox/${id}`,
} as const;

/** Where a signed-in person's Dashboard link leads. */
export function dashboardOf(roles: readonly string[]): string {
  if (roles.includes('ADMIN')) return paths.admin;
  if (roles.includes('DOCTOR')) return paths.doctorDashboard;
  if (roles.includes('CAREGIVER')) return paths.caregiverDashboard;
  if (roles.includes('VOLUNTEER')) return paths.volunteerDashboard;
  if (roles.includes('FAMILY')) return paths.familyDashboard;
  return paths.dashboard;
}

/** The sign-in page that leads back to `next` afterwards. */
export const loginThen = (next: string) => `${paths.login}?next=${encodeURIComponent(next)}`;

/** The sign-up page that leads, by the sign-in page, to `next` afterwards. */
export const signupThen = (next: string) => `${paths.signup}?next=${encodeURIComponent(next)}`;

/** A path of this site that `next` may name; anything else, such as another host, leads home. */
export function safeNext(next: string | null): string {
  return next !== null && /^\/(?![/\\])/.test(next) ? next : paths.home;
}
