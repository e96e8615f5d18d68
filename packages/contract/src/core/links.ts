import { idFormat } from './formats.ts';

/**
 * The pages of the web app that the server links to, in mails, SMS, push messages, notices and
 * answers. The web's `lib/paths.ts` builds on them, and a test there matches each to a route. Old
 * notices keep their path, so a page that moves must redirect.
 */
export const links = {
  home: '/',
  /** Carries the one-time code that a social sign-in is exchanged for. */
  signedInWith: (code: string) => `/?code=${code}` as const,
  login: '/login',
  loginProblem: (code: string) => `/login?problem=${encodeURIComponent(code)}` as const,
  socialComplete: '/signup/complete',
  socialCompleteWith: (ticket: string) => `/signup/complete?ticket=${ticket}` as const,
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',

  profile: '/profile',
  notificationSettings: '/settings?tab=notifications',
  undoContact: '/undo-contact',
  undoContactChange: (token: string) => `/undo-contact?token=${encodeURIComponent(token)}` as const,
  contact: '/contact',
  contactSent: (reference: string) => `/contact?sent=${reference}` as const,
  invitation: (token: string) => `/invitation?token=${encodeURIComponent(token)}` as const,
  sharedDocument: '/shared',
  sharedDocumentBy: (token: string) => `/shared?token=${encodeURIComponent(token)}` as const,
  sharedSummaryBy: (token: string) => `/shared?summary=${encodeURIComponent(token)}` as const,
  doctors: '/doctors',
  doctor: (id: string) => `/doctors/${id}` as const,
  bookingDetails: (id: string) => `/bookings/${id}` as const,
  /** The same for who books for an elder. The elder's id lets the notice go with the circle. */
  bookingFor: (id: string, elderId: string) => `/bookings/${id}?elder=${elderId}` as const,
  /** Where a time of a doctor is booked for a patient, whose id lets the notice go with the circle. */
  bookWith: (doctorId: string, date: string, patientId: string) =>
    `/booking?doctor=${doctorId}&date=${date}&elder=${patientId}` as const,
  payment: (bookingId: string) => `/payment?booking=${bookingId}` as const,
  ownPlan: '/plan',
  /** The care plan of an elder, whose id lets the notice go with the circle. */
  plan: (elderId: string) => `/plan?elder=${elderId}` as const,
  /** Where a part of a care plan is paid. */
  planPart: (elderId: string, partId: string) => `/plan?elder=${elderId}&pay=${partId}` as const,
  adminFinance: '/admin/finance',
  /** What doctors are owed and were paid. */
  adminDoctors: '/admin/finance?tab=doctors',
  /** Providers' lists against our books. */
  adminProviders: '/admin/finance?tab=providers',
  /** What a doctor has earned, and was paid. */
  ownEarnings: '/payments?tab=earned',
  /** One's own payments, with the statement of a month. */
  statement: (month: string) => `/payments?month=${month}` as const,
  receipt: (paymentId: string) => `/payments/${paymentId}` as const,

  healthcare: '/healthcare',
  ownMedications: '/healthcare?tab=medications',
  medications: (elderId: string) => `/healthcare?tab=medications&elder=${elderId}` as const,
  vitals: (elderId: string) => `/healthcare?tab=vitals&elder=${elderId}` as const,
  careVisits: (elderId: string) => `/healthcare?tab=visits&elder=${elderId}` as const,
  /** An alert's own page. The elder's id lets the notice go with the circle. */
  alert: (id: string, elderId: string) => `/alerts/${id}?elder=${elderId}` as const,
  /** An emergency that goes on. The elder's id lets the notice go with the circle. */
  emergency: (id: string, elderId: string) => `/emergency/${id}?elder=${elderId}` as const,
  /** For a responder without signing in; short, as it stands in an SMS. */
  emergencyBy: (token: string) => `/e/${token}` as const,
  /** Whether an elder is heard. The elder's id lets the notice go with the circle. */
  protection: (elderId: string) => `/emergency/protection?elder=${elderId}` as const,
  /** The question whether a contact can be reached; short, as it stands in an SMS. */
  contactQuestionBy: (token: string) => `/c/${token}` as const,
  adminEmergencies: '/admin/emergencies',
  /** A check-in that did not come. The elder's id lets the notice go with the circle. */
  lateCheckIn: (id: string, elderId: string) => `/check-ins/${id}?elder=${elderId}` as const,
  /** When an elder is expected to check in. */
  checkInPlan: (elderId: string) => `/check-in-plan?elder=${elderId}` as const,
  record: (elderId: string) => `/healthcare?tab=record&elder=${elderId}` as const,
  documents: (elderId: string) => `/healthcare?tab=documents&elder=${elderId}` as const,
  /** The chart of a doctor's patient; others are led to the elder's health. */
  patient: (elderId: string) => `/patients/${elderId}` as const,
  circle: '/circle',
  circleOf: (elderId: string) => `/circle?elder=${elderId}` as const,
  chat: '/chat',
  /** One conversation. */
  conversation: (id: string) => `/chat/${id}` as const,
  volunteering: '/volunteering',
  volunteeringFor: (elderId: string) => `/volunteering?elder=${elderId}` as const,

  /** A call that rings or goes on. */
  call: (id: string) => `/call/${id}` as const,
  /** The door of an appointment by video. */
  videoAppointment: (bookingId: string) => `/video/${bookingId}` as const,

  dashboard: '/dashboard',
  notifications: '/notifications',
  doctorDashboard: '/doctor-dashboard',
  caregiverDashboard: '/caregiver-dashboard',
  volunteerDashboard: '/volunteer-dashboard',
  /** The own identity and papers, for a coordinator to check. */
  papers: '/papers',
  /** The own verification badges. */
  badges: '/badges',
  admin: '/admin',
  adminPeople: '/admin/people',
  /** Who waits to be checked. */
  adminToCheck: '/admin/people?tab=waiting',
  /** Who is confirmed, and whose licence has ended. */
  adminConfirmed: '/admin/people?tab=confirmed',
  adminRepresentatives: '/admin/people?tab=representatives',
  /** Messages that were reported. */
  adminReports: '/admin/reports',
  adminMessage: (id: string) => `/admin/inbox/${id}` as const,
} as const;

type Target = (typeof links)[keyof typeof links];

/** A path built by {@link links}. */
export type Link = Target extends infer P
  ? P extends (...given: never[]) => infer Path
    ? Path
    : P
  : never;

/**
 * Whether a path is the page of one thing, whose id ends it, and not of many things, such as a home: only
 * there is what comes later about the same.
 */
export const isPageOfOne = (path: string): boolean =>
  idFormat.test(path.split('?')[0]?.split('/').at(-1) ?? '');
