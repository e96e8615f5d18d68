import type { RouteObject } from 'react-router';
import { paths } from '../lib/paths.ts';
import { OwnDashboard, RoleOnly } from './guards.tsx';
import { lazyPage } from './lazy-page.ts';

/** Pages that need an account. */
export const memberPages: RouteObject[] = [
  {
    // One route, so that the list stays when another conversation is opened.
    path: `${paths.chat}/:id?`,
    Component: lazyPage(() => import('../features/messages/chat.page.tsx'), 'ChatPage'),
  },
  {
    path: paths.caregivers,
    Component: lazyPage(() => import('./pages/caregivers.page.tsx'), 'CaregiversPage'),
  },
  {
    path: '/healthcare/measure',
    Component: lazyPage(() => import('./pages/measure.page.tsx'), 'MeasurePage'),
  },
  {
    path: paths.patient(':id'),
    Component: lazyPage(() => import('./pages/patient-chart.page.tsx'), 'PatientChartPage'),
  },
  {
    path: paths.volunteering,
    Component: lazyPage(() => import('./pages/volunteering.page.tsx'), 'VolunteeringPage'),
  },
  {
    path: paths.papers,
    Component: lazyPage(() => import('../features/vetting/papers.page.tsx'), 'PapersPage'),
  },
  {
    path: paths.profile,
    Component: lazyPage(() => import('./profile.page.tsx'), 'ProfilePage'),
  },
  {
    path: paths.medicalCard,
    Component: lazyPage(
      () => import('./pages/medical-card/medical-card.page.tsx'),
      'MedicalCardPage',
    ),
  },
  {
    path: paths.registerElder,
    Component: lazyPage(() => import('./register-elder.page.tsx'), 'RegisterElderPage'),
  },
  {
    path: paths.handOver(':id'),
    Component: lazyPage(
      () => import('../features/circle/hand-over/hand-over.page.tsx'),
      'HandOverPage',
    ),
  },
  {
    path: paths.phonePin(':id'),
    Component: lazyPage(() => import('./pages/phone-pin.page.tsx'), 'PhonePinPage'),
  },
  {
    path: '/emergency/protection',
    Component: lazyPage(
      () => import('../features/emergency/protection/protection.page.tsx'),
      'ProtectionPage',
    ),
  },
  {
    path: paths.openHelp,
    Component: lazyPage(() => import('./dashboards/open-help.page.tsx'), 'OpenHelpPage'),
  },
  {
    path: paths.activity,
    Component: lazyPage(() => import('./dashboards/activity.page.tsx'), 'ActivityPage'),
  },
  {
    path: paths.notifications,
    Component: lazyPage(
      () => import('../features/notifications/notifications.page.tsx'),
      'NotificationsPage',
    ),
  },
  {
    path: '/alerts/:id',
    Component: lazyPage(() => import('../features/alerts/alert.page.tsx'), 'AlertPage'),
  },
  {
    path: '/check-ins/:id',
    Component: lazyPage(
      () => import('../features/alerts/late-check-in/late-check-in.page.tsx'),
      'LateCheckInPage',
    ),
  },
  {
    path: '/check-in-plan',
    Component: lazyPage(
      () => import('../features/checkins/plan/check-in-plan.page.tsx'),
      'CheckInPlanPage',
    ),
  },
  {
    path: paths.circle,
    Component: lazyPage(() => import('../features/circle/circle.page.tsx'), 'CirclePage'),
  },
  {
    path: paths.settings,
    Component: lazyPage(() => import('./settings.page.tsx'), 'SettingsPage'),
  },
  {
    path: paths.bookingDetails(':id'),
    Component: lazyPage(
      () => import('../features/bookings/booking-details.page.tsx'),
      'BookingDetailsPage',
    ),
  },
  {
    path: '/payment',
    Component: lazyPage(() => import('../features/payments/payment.page.tsx'), 'PaymentPage'),
  },
  {
    path: paths.receipt(':id'),
    Component: lazyPage(() => import('../features/payments/receipt.page.tsx'), 'ReceiptPage'),
  },
  {
    element: <OwnDashboard />,
    children: [
      {
        path: paths.dashboard,
        Component: lazyPage(
          () => import('./dashboards/patient-dashboard.page.tsx'),
          'PatientDashboardPage',
        ),
      },
      {
        path: paths.ownHealth,
        Component: lazyPage(() => import('./dashboards/own-health.page.tsx'), 'OwnHealthPage'),
      },
    ],
  },
  {
    element: <RoleOnly is="DOCTOR" />,
    children: [
      {
        path: paths.doctorDashboard,
        Component: lazyPage(
          () => import('./dashboards/doctor-dashboard.page.tsx'),
          'DoctorDashboardPage',
        ),
      },
      {
        path: paths.calendar,
        Component: lazyPage(
          () => import('../features/practice/calendar/calendar.page.tsx'),
          'CalendarPage',
        ),
      },
      {
        path: paths.ownNotes,
        Component: lazyPage(() => import('./pages/own-notes.page.tsx'), 'OwnNotesPage'),
      },
      {
        path: paths.ownPatients,
        Component: lazyPage(() => import('./pages/own-patients.page.tsx'), 'OwnPatientsPage'),
      },
    ],
  },
  {
    element: <RoleOnly is="CAREGIVER" />,
    children: [
      {
        path: paths.caregiverDashboard,
        Component: lazyPage(
          () => import('./dashboards/caregiver-dashboard.page.tsx'),
          'CaregiverDashboardPage',
        ),
      },
      {
        path: paths.caregiverElders,
        Component: lazyPage(
          () => import('./dashboards/caregiver-elders.page.tsx'),
          'CaregiverEldersPage',
        ),
      },
      {
        path: paths.caregiverMore,
        Component: lazyPage(
          () => import('./dashboards/caregiver-more.page.tsx'),
          'CaregiverMorePage',
        ),
      },
    ],
  },
  {
    element: <RoleOnly is="VOLUNTEER" />,
    children: [
      {
        path: paths.volunteerDashboard,
        Component: lazyPage(
          () => import('./dashboards/volunteer-dashboard.page.tsx'),
          'VolunteerDashboardPage',
        ),
      },
      {
        path: paths.promised,
        Component: lazyPage(() => import('./dashboards/promised.page.tsx'), 'PromisedPage'),
      },
    ],
  },
  {
    element: <RoleOnly is="FAMILY" />,
    children: [
      {
        path: paths.familyDashboard,
        Component: lazyPage(
          () => import('./dashboards/family-dashboard.page.tsx'),
          'FamilyDashboardPage',
        ),
      },
    ],
  },
  {
    element: <RoleOnly is="ADMIN" />,
    children: [
      {
        path: paths.admin,
        Component: lazyPage(() => import('../features/admin/home/admin.page.tsx'), 'AdminPage'),
      },
      {
        path: paths.adminPeople,
        Component: lazyPage(() => import('../features/admin/people/people.page.tsx'), 'PeoplePage'),
      },
      {
        path: paths.adminAudit,
        Component: lazyPage(() => import('../features/admin/audit/audit.page.tsx'), 'AuditPage'),
      },
      {
        path: paths.adminEmergencies,
        Component: lazyPage(
          () => import('../features/emergency/map/emergencies.page.tsx'),
          'EmergenciesPage',
        ),
      },
      {
        path: paths.adminInbox,
        Component: lazyPage(() => import('../features/support/inbox/inbox.page.tsx'), 'InboxPage'),
      },
      {
        path: paths.adminMessage(':id'),
        Component: lazyPage(
          () => import('../features/support/inbox/inbox-message.page.tsx'),
          'InboxMessagePage',
        ),
      },
    ],
  },
];

/** Pages that need an account and all of the screen. */
export const sheetPages: RouteObject[] = [
  {
    path: '/emergency/:id',
    Component: lazyPage(
      () => import('../features/emergency/running/emergency-run.page.tsx'),
      'EmergencyRunPage',
    ),
  },
  {
    path: '/visits/:id',
    Component: lazyPage(
      () => import('../features/caregivers/sheet/visit-sheet.page.tsx'),
      'VisitSheetPage',
    ),
  },
];
