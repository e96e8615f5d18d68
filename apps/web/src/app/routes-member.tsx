import type { RouteObject } from 'react-router';
import { paths } from '../lib/paths.ts';
import { OwnDashboard, RoleOnly } from './guards.tsx';
import { lazyPage } from './lazy-page.ts';

/** Pages that need an account. */
export const memberPages: RouteObject[] = [
  {
    path: paths.chat,
    Component: lazyPage(() => import('./pages/chat.page.tsx'), 'ChatPage', 'pages'),
  },
  {
    path: paths.caregivers,
    Component: lazyPage(() => import('./pages/caregivers.page.tsx'), 'CaregiversPage', 'pages'),
  },
  {
    path: '/healthcare/measure',
    Component: lazyPage(
      () => import('./pages/measure.page.tsx'),
      'MeasurePage',
      'pages',
      'circle',
      'vitals',
    ),
  },
  {
    path: paths.volunteering,
    Component: lazyPage(
      () => import('./pages/volunteering.page.tsx'),
      'VolunteeringPage',
      'pages',
      'volunteering',
    ),
  },
  {
    path: paths.profile,
    Component: lazyPage(() => import('./profile.page.tsx'), 'ProfilePage', 'accounts', 'places'),
  },
  {
    path: paths.registerElder,
    Component: lazyPage(
      () => import('./register-elder.page.tsx'),
      'RegisterElderPage',
      'circle',
      'places',
    ),
  },
  {
    path: paths.handOver(':id'),
    Component: lazyPage(
      () => import('../features/circle/hand-over/hand-over.page.tsx'),
      'HandOverPage',
      'circle',
    ),
  },
  {
    path: paths.circle,
    Component: lazyPage(() => import('../features/circle/circle.page.tsx'), 'CirclePage', 'circle'),
  },
  {
    path: paths.settings,
    Component: lazyPage(
      () => import('./settings.page.tsx'),
      'SettingsPage',
      'accounts',
      'notifications',
      'places',
    ),
  },
  {
    path: paths.bookingDetails(':id'),
    Component: lazyPage(
      () => import('../features/bookings/booking-details.page.tsx'),
      'BookingDetailsPage',
      'bookings',
      'doctors',
    ),
  },
  {
    path: '/payment',
    Component: lazyPage(
      () => import('../features/payments/payment.page.tsx'),
      'PaymentPage',
      'payments',
    ),
  },
  {
    path: paths.receipt(':id'),
    Component: lazyPage(
      () => import('../features/payments/receipt.page.tsx'),
      'ReceiptPage',
      'payments',
    ),
  },
  {
    element: <OwnDashboard />,
    children: [
      {
        path: paths.dashboard,
        Component: lazyPage(
          () => import('./dashboards/patient-dashboard.page.tsx'),
          'PatientDashboardPage',
          'pages',
          'bookings',
          'notifications',
          'alerts',
          'vitals',
        ),
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
          'pages',
          'alerts',
          'notes',
          'practice',
          'vitals',
          'bookings',
          'doctors',
        ),
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
          'pages',
          'bookings',
          'notifications',
          'alerts',
          'vitals',
          'caregivers',
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
          'pages',
          'volunteering',
          'bookings',
          'notifications',
        ),
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
          'pages',
          'bookings',
          'notifications',
          'alerts',
          'vitals',
        ),
      },
    ],
  },
  {
    element: <RoleOnly is="ADMIN" />,
    children: [
      {
        path: paths.admin,
        Component: lazyPage(() => import('../features/admin/admin.page.tsx'), 'AdminPage', 'admin'),
      },
      {
        path: paths.adminInbox,
        Component: lazyPage(
          () => import('../features/support/inbox/inbox.page.tsx'),
          'InboxPage',
          'support',
        ),
      },
      {
        path: paths.adminMessage(':id'),
        Component: lazyPage(
          () => import('../features/support/inbox/inbox-message.page.tsx'),
          'InboxMessagePage',
          'support',
        ),
      },
    ],
  },
];
