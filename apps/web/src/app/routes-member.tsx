import type { RouteObject } from 'react-router';
import { paths } from '../lib/paths.ts';
import { OwnDashboard, RoleOnly } from './guards.tsx';
import { memberPage } from './member-page.ts';

/** Pages that need an account. */
export const memberPages: RouteObject[] = [
  {
    // One route, so that the list stays when another conversation is opened.
    path: `${paths.chat}/:id?`,
    Component: memberPage('ChatPage'),
  },
  {
    path: paths.caregivers,
    Component: memberPage('CaregiversPage'),
  },
  {
    path: '/healthcare/measure',
    Component: memberPage('MeasurePage'),
  },
  {
    path: paths.patient(':id'),
    Component: memberPage('PatientChartPage'),
  },
  {
    path: paths.volunteering,
    Component: memberPage('VolunteeringPage'),
  },
  {
    path: paths.papers,
    Component: memberPage('PapersPage'),
  },
  {
    path: paths.badges,
    Component: memberPage('BadgesPage'),
  },
  {
    path: '/badges/pay',
    Component: memberPage('BadgePaymentPage'),
  },
  {
    path: paths.profile,
    Component: memberPage('ProfilePage'),
  },
  {
    path: paths.medicalCard,
    Component: memberPage('MedicalCardPage'),
  },
  {
    path: paths.registerElder,
    Component: memberPage('RegisterElderPage'),
  },
  {
    path: paths.handOver(':id'),
    Component: memberPage('HandOverPage'),
  },
  {
    path: paths.phonePin(':id'),
    Component: memberPage('PhonePinPage'),
  },
  {
    path: paths.calls,
    Component: memberPage('CallsPage'),
  },
  {
    path: '/calls/opening',
    Component: memberPage('AutoAnswerPage'),
  },
  {
    path: paths.videoAppointment(':id'),
    Component: memberPage('VideoDoorPage'),
  },
  {
    path: '/emergency/protection',
    Component: memberPage('ProtectionPage'),
  },
  {
    path: paths.openHelp,
    Component: memberPage('OpenHelpPage'),
  },
  {
    path: paths.activity,
    Component: memberPage('ActivityPage'),
  },
  {
    path: paths.notifications,
    Component: memberPage('NotificationsPage'),
  },
  {
    path: '/alerts/:id',
    Component: memberPage('AlertPage'),
  },
  {
    path: '/check-ins/:id',
    Component: memberPage('LateCheckInPage'),
  },
  {
    path: '/check-in-plan',
    Component: memberPage('CheckInPlanPage'),
  },
  {
    path: paths.circle,
    Component: memberPage('CirclePage'),
  },
  {
    path: paths.settings,
    Component: memberPage('SettingsPage'),
  },
  {
    path: paths.bookingDetails(':id'),
    Component: memberPage('BookingDetailsPage'),
  },
  {
    path: '/payment',
    Component: memberPage('PaymentPage'),
  },
  {
    path: paths.ownPayments,
    Component: memberPage('MyPaymentsPage'),
  },
  {
    path: paths.ownPlan,
    Component: memberPage('MyPlanPage'),
  },
  {
    path: paths.receipt(':id'),
    Component: memberPage('ReceiptPage'),
  },
  {
    element: <OwnDashboard />,
    children: [
      {
        path: paths.dashboard,
        Component: memberPage('PatientDashboardPage'),
      },
      {
        path: paths.ownHealth,
        Component: memberPage('OwnHealthPage'),
      },
    ],
  },
  {
    element: <RoleOnly is="DOCTOR" />,
    children: [
      {
        path: paths.doctorDashboard,
        Component: memberPage('DoctorDashboardPage'),
      },
      {
        path: paths.calendar,
        Component: memberPage('CalendarPage'),
      },
      {
        path: paths.ownNotes,
        Component: memberPage('OwnNotesPage'),
      },
      {
        path: paths.ownPatients,
        Component: memberPage('OwnPatientsPage'),
      },
    ],
  },
  {
    element: <RoleOnly is="CAREGIVER" />,
    children: [
      {
        path: paths.caregiverDashboard,
        Component: memberPage('CaregiverDashboardPage'),
      },
      {
        path: paths.caregiverElders,
        Component: memberPage('CaregiverEldersPage'),
      },
      {
        path: paths.caregiverMore,
        Component: memberPage('CaregiverMorePage'),
      },
    ],
  },
  {
    element: <RoleOnly is="VOLUNTEER" />,
    children: [
      {
        path: paths.volunteerDashboard,
        Component: memberPage('VolunteerDashboardPage'),
      },
      {
        path: paths.promised,
        Component: memberPage('PromisedPage'),
      },
    ],
  },
  {
    element: <RoleOnly is="FAMILY" />,
    children: [
      {
        path: paths.familyDashboard,
        Component: memberPage('FamilyDashboardPage'),
      },
    ],
  },
  {
    element: <RoleOnly is="ADMIN" />,
    children: [
      {
        path: paths.admin,
        Component: memberPage('AdminPage'),
      },
      {
        path: paths.adminPeople,
        Component: memberPage('PeoplePage'),
      },
      {
        path: paths.adminBank,
        Component: memberPage('BankPage'),
      },
      {
        path: paths.adminAudit,
        Component: memberPage('AuditPage'),
      },
      {
        path: paths.adminFinance,
        Component: memberPage('FinancePage'),
      },
      {
        path: paths.adminPayment(':id'),
        Component: memberPage('OnePaymentPage'),
      },
      {
        path: paths.adminEmergencies,
        Component: memberPage('EmergenciesPage'),
      },
      {
        path: paths.adminReports,
        Component: memberPage('ReportsPage'),
      },
      {
        path: paths.adminInbox,
        Component: memberPage('InboxPage'),
      },
      {
        path: paths.adminMessage(':id'),
        Component: memberPage('InboxMessagePage'),
      },
    ],
  },
];

/** Pages that need an account and all of the screen. */
export const sheetPages: RouteObject[] = [
  {
    path: '/call/with/:id',
    Component: memberPage('NewCallPage'),
  },
  {
    path: paths.call(':id'),
    Component: memberPage('CallPage'),
  },
  {
    path: '/emergency/:id',
    Component: memberPage('EmergencyRunPage'),
  },
  {
    path: '/visits/:id',
    Component: memberPage('CareVisitPage'),
  },
];
