import type { MessageDescriptor } from '@hafi/i18n/server-catalogue';

/** The texts of the data export. */
export const dataWords = {
  title: /*i18n*/ { id: 'data.title', message: 'What Hafi keeps about you' },
  written: /*i18n*/ { id: 'data.written', message: 'Written on {at} for {name}' },
  nothing: /*i18n*/ { id: 'data.nothing', message: 'Nothing is kept here.' },
  yes: /*i18n*/ { id: 'data.yes', message: 'Yes' },
  no: /*i18n*/ { id: 'data.no', message: 'No' },
} as const;

/** The heading of each part of the export. */
export const partNames: Readonly<Record<string, MessageDescriptor>> = {
  account: /*i18n*/ { id: 'data.part.account', message: 'Account' },
  emergencyContact: /*i18n*/ { id: 'data.part.emergency-contact', message: 'Emergency contact' },
  medicalCard: /*i18n*/ { id: 'data.part.medical-card', message: 'Medical card' },
  devices: /*i18n*/ { id: 'data.part.devices', message: 'Devices' },
  sharedPhones: /*i18n*/ { id: 'data.part.shared-phones', message: 'Shared phones' },
  phonePin: /*i18n*/ { id: 'data.part.phone-pin', message: 'PIN for phones without apps' },
  channelMessages: /*i18n*/ {
    id: 'data.part.channel-messages',
    message: 'SMS and missed calls to Hafi',
  },
  smsStop: /*i18n*/ { id: 'data.part.sms-stop', message: 'SMS that you stopped' },
  providers: /*i18n*/ { id: 'data.part.providers', message: 'Sign-in providers' },
  bookings: /*i18n*/ { id: 'data.part.bookings', message: 'Bookings' },
  practiceAppointments: /*i18n*/ {
    id: 'data.part.practice-visits',
    message: 'Appointments in your practice, without names of patients',
  },
  calendarFeed: /*i18n*/ { id: 'data.part.calendar-feed', message: 'Calendar address' },
  waitlist: /*i18n*/ { id: 'data.part.waitlist', message: 'Doctors for whom you wait' },
  vetting: /*i18n*/ { id: 'data.part.vetting', message: 'Check of your papers' },
  badges: /*i18n*/ { id: 'data.part.badges', message: 'Verification badges' },
  practice: /*i18n*/ { id: 'data.part.practice', message: 'Practice' },
  reviews: /*i18n*/ { id: 'data.part.reviews', message: 'Reviews' },
  carePlans: /*i18n*/ { id: 'data.part.care-plans', message: 'Care plans' },
  payments: /*i18n*/ { id: 'data.part.payments', message: 'Payments' },
  'payee-accounts': /*i18n*/ {
    id: 'data.part.payee-accounts',
    message: 'Where Hafi pays you',
  },
  payouts: /*i18n*/ { id: 'data.part.payouts', message: 'What Hafi has paid you' },
  notifications: /*i18n*/ { id: 'data.part.notifications', message: 'Notifications' },
  activity: /*i18n*/ { id: 'data.part.activity', message: 'Activity' },
  messages: /*i18n*/ { id: 'data.part.messages', message: 'Messages that you sent' },
  calls: /*i18n*/ { id: 'data.part.calls', message: 'Your calls' },
  callAutoAnswers: /*i18n*/ {
    id: 'data.part.call-auto-answers',
    message: 'Calls that open by themselves',
  },
  messageReactions: /*i18n*/ {
    id: 'data.part.message-reactions',
    message: 'Signs with which you answered messages',
  },
  conversations: /*i18n*/ { id: 'data.part.conversations', message: 'Your conversations' },
  messageBlocks: /*i18n*/ { id: 'data.part.message-blocks', message: 'People whom you blocked' },
  messageReports: /*i18n*/ {
    id: 'data.part.message-reports',
    message: 'Messages that you reported',
  },
  locationViews: /*i18n*/ {
    id: 'data.part.location-views',
    message: 'Shared locations that you opened',
  },
  presence: /*i18n*/ { id: 'data.part.presence', message: 'When you had Hafi open' },
  supportMessages: /*i18n*/ { id: 'data.part.support-messages', message: 'Messages to support' },
  helpRequests: /*i18n*/ { id: 'data.part.help-requests', message: 'Requests for help' },
  record: /*i18n*/ { id: 'data.part.record', message: 'Health record' },
  documents: /*i18n*/ { id: 'data.part.documents', message: 'Documents' },
  documentLinks: /*i18n*/ { id: 'data.part.document-links', message: 'Links to documents' },
  summaryLinks: /*i18n*/ { id: 'data.part.summary-links', message: 'Links to health summaries' },
  medications: /*i18n*/ { id: 'data.part.medications', message: 'Medicines' },
  medicationChanges: /*i18n*/ {
    id: 'data.part.medication-changes',
    message: 'What was done with medicines',
  },
  doses: /*i18n*/ { id: 'data.part.doses', message: 'Doses' },
  visitSchedules: /*i18n*/ { id: 'data.part.visit-schedules', message: 'Planned home visits' },
  careVisits: /*i18n*/ { id: 'data.part.care-visits', message: 'Home visits' },
  vitals: /*i18n*/ { id: 'data.part.vitals', message: 'Measurements' },
  checkIns: /*i18n*/ { id: 'data.part.check-ins', message: 'Check-ins' },
  voiceNotes: /*i18n*/ { id: 'data.part.voice-notes', message: 'Voice notes of check-ins' },
  checkInPlan: /*i18n*/ { id: 'data.part.check-in-plan', message: 'Plan of check-ins' },
  expectedCheckIns: /*i18n*/ {
    id: 'data.part.expected-check-ins',
    message: 'Check-ins that were expected',
  },
  emergencies: /*i18n*/ { id: 'data.part.emergencies', message: 'Calls for help' },
  emergencyHelp: /*i18n*/ {
    id: 'data.part.emergency-help',
    message: 'Calls for help in which you were asked',
  },
  emergencySettings: /*i18n*/ {
    id: 'data.part.emergency-settings',
    message: 'Your choices for emergencies',
  },
  contactAgreements: /*i18n*/ {
    id: 'data.part.contact-agreements',
    message: 'Who agreed to be called in an emergency',
  },
  healthAlerts: /*i18n*/ { id: 'data.part.health-alerts', message: 'Health alerts' },
  notesWritten: /*i18n*/ { id: 'data.part.notes-written', message: 'Notes that you wrote' },
  doctorNotes: /*i18n*/ { id: 'data.part.visit-notes', message: "Doctors' notes" },
  circle: /*i18n*/ { id: 'data.part.circle', message: 'Circles of people' },
  representation: /*i18n*/ {
    id: 'data.part.representation',
    message: 'Legal representation',
  },
  invitations: /*i18n*/ { id: 'data.part.invitations', message: 'Invitations' },
  consents: /*i18n*/ { id: 'data.part.consents', message: 'Consents' },
  accessLog: /*i18n*/ { id: 'data.part.access-log', message: 'Looks at health data' },
  audit: /*i18n*/ { id: 'data.part.audit', message: 'Audit log' },
};
