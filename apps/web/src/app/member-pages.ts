import { lazyPage } from './lazy-page.ts';

export const ChatPage = lazyPage(() => import('../features/messages/chat.page.tsx'), 'ChatPage');
export const CaregiversPage = lazyPage(
  () => import('./pages/caregivers.page.tsx'),
  'CaregiversPage',
);
export const MeasurePage = lazyPage(() => import('./pages/measure.page.tsx'), 'MeasurePage');
export const PatientChartPage = lazyPage(
  () => import('./pages/patient-chart.page.tsx'),
  'PatientChartPage',
);
export const VolunteeringPage = lazyPage(
  () => import('./pages/volunteering.page.tsx'),
  'VolunteeringPage',
);
export const PapersPage = lazyPage(
  () => import('../features/vetting/papers.page.tsx'),
  'PapersPage',
);
export const BadgesPage = lazyPage(
  () => import('../features/vetting/badges/badges.page.tsx'),
  'BadgesPage',
);
export const BadgePaymentPage = lazyPage(
  () => import('../features/payments/badge-payment.page.tsx'),
  'BadgePaymentPage',
);
export const ProfilePage = lazyPage(() => import('./profile.page.tsx'), 'ProfilePage');
export const MedicalCardPage = lazyPage(
  () => import('./pages/medical-card/medical-card.page.tsx'),
  'MedicalCardPage',
);
export const RegisterElderPage = lazyPage(
  () => import('./register-elder.page.tsx'),
  'RegisterElderPage',
);
export const HandOverPage = lazyPage(
  () => import('../features/circle/hand-over/hand-over.page.tsx'),
  'HandOverPage',
);
export const PhonePinPage = lazyPage(() => import('./pages/phone-pin.page.tsx'), 'PhonePinPage');
export const ProtectionPage = lazyPage(
  () => import('../features/emergency/protection/protection.page.tsx'),
  'ProtectionPage',
);
export const OpenHelpPage = lazyPage(
  () => import('./dashboards/open-help.page.tsx'),
  'OpenHelpPage',
);
export const ActivityPage = lazyPage(
  () => import('./dashboards/activity.page.tsx'),
  'ActivityPage',
);
export const NotificationsPage = lazyPage(
  () => import('../features/notifications/notifications.page.tsx'),
  'NotificationsPage',
);
export const AlertPage = lazyPage(() => import('../features/alerts/alert.page.tsx'), 'AlertPage');
export const LateCheckInPage = lazyPage(
  () => import('../features/alerts/late-check-in/late-check-in.page.tsx'),
  'LateCheckInPage',
);
export const CheckInPlanPage = lazyPage(
  () => import('../features/checkins/plan/check-in-plan.page.tsx'),
  'CheckInPlanPage',
);
export const CirclePage = lazyPage(() => import('./pages/circle.page.tsx'), 'CirclePage');
export const SettingsPage = lazyPage(() => import('./settings.page.tsx'), 'SettingsPage');
export const BookingDetailsPage = lazyPage(
  () => import('../features/bookings/booking-details.page.tsx'),
  'BookingDetailsPage',
);
export const PaymentPage = lazyPage(
  () => import('../features/payments/payment.page.tsx'),
  'PaymentPage',
);
export const MyPlanPage = lazyPage(() => import('./pages/my-plan/my-plan.page.tsx'), 'MyPlanPage');
export const ReceiptPage = lazyPage(
  () => import('../features/payments/receipt.page.tsx'),
  'ReceiptPage',
);
export const MyPaymentsPage = lazyPage(
  () => import('./pages/my-payments.page.tsx'),
  'MyPaymentsPage',
);
export const PatientDashboardPage = lazyPage(
  () => import('./dashboards/patient-dashboard.page.tsx'),
  'PatientDashboardPage',
);
export const OwnHealthPage = lazyPage(
  () => import('./dashboards/own-health.page.tsx'),
  'OwnHealthPage',
);
export const DoctorDashboardPage = lazyPage(
  () => import('./dashboards/doctor-dashboard.page.tsx'),
  'DoctorDashboardPage',
);
export const CalendarPage = lazyPage(
  () => import('../features/practice/calendar/calendar.page.tsx'),
  'CalendarPage',
);
export const OwnNotesPage = lazyPage(() => import('./pages/own-notes.page.tsx'), 'OwnNotesPage');
export const OwnPatientsPage = lazyPage(
  () => import('./pages/own-patients.page.tsx'),
  'OwnPatientsPage',
);
export const CaregiverDashboardPage = lazyPage(
  () => import('./dashboards/caregiver-dashboard.page.tsx'),
  'CaregiverDashboardPage',
);
export const CaregiverEldersPage = lazyPage(
  () => import('./dashboards/caregiver-elders.page.tsx'),
  'CaregiverEldersPage',
);
export const CaregiverMorePage = lazyPage(
  () => import('./dashboards/caregiver-more.page.tsx'),
  'CaregiverMorePage',
);
export const VolunteerDashboardPage = lazyPage(
  () => import('./dashboards/volunteer-dashboard.page.tsx'),
  'VolunteerDashboardPage',
);
export const PromisedPage = lazyPage(
  () => import('./dashboards/promised.page.tsx'),
  'PromisedPage',
);
export const FamilyDashboardPage = lazyPage(
  () => import('./dashboards/family-dashboard.page.tsx'),
  'FamilyDashboardPage',
);
export const AdminPage = lazyPage(
  () => import('../features/admin/home/admin.page.tsx'),
  'AdminPage',
);
export const PeoplePage = lazyPage(
  () => import('../features/admin/people/people.page.tsx'),
  'PeoplePage',
);
export const BankPage = lazyPage(() => import('../features/admin/bank/bank.page.tsx'), 'BankPage');

export const AuditPage = lazyPage(
  () => import('../features/admin/audit/audit.page.tsx'),
  'AuditPage',
);
export const FinancePage = lazyPage(
  () => import('../features/admin/finance/finance.page.tsx'),
  'FinancePage',
);
export const OnePaymentPage = lazyPage(
  () => import('../features/admin/finance/one-payment.page.tsx'),
  'OnePaymentPage',
);
export const EmergenciesPage = lazyPage(
  () => import('../features/emergency/map/emergencies.page.tsx'),
  'EmergenciesPage',
);
export const ReportsPage = lazyPage(
  () => import('../features/admin/reports/reports.page.tsx'),
  'ReportsPage',
);
export const InboxPage = lazyPage(
  () => import('../features/support/inbox/inbox.page.tsx'),
  'InboxPage',
);
export const InboxMessagePage = lazyPage(
  () => import('../features/support/inbox/inbox-message.page.tsx'),
  'InboxMessagePage',
);
export const EmergencyRunPage = lazyPage(
  () => import('../features/emergency/running/emergency-run.page.tsx'),
  'EmergencyRunPage',
);
export const CareVisitPage = lazyPage(
  () => import('../features/caregivers/sheet/care-visit.page.tsx'),
  'CareVisitPage',
);
export const CallsPage = lazyPage(
  () => import('../features/calls/log/calls.page.tsx'),
  'CallsPage',
);
export const AutoAnswerPage = lazyPage(
  () => import('../features/calls/opening/auto-answer.page.tsx'),
  'AutoAnswerPage',
);
export const VideoDoorPage = lazyPage(
  () => import('../features/calls/door/video-door.page.tsx'),
  'VideoDoorPage',
);
export const NewCallPage = lazyPage(
  () => import('../features/calls/screen/new-call.tsx'),
  'NewCallPage',
);
export const CallPage = lazyPage(
  () => import('../features/calls/screen/call.page.tsx'),
  'CallPage',
);
