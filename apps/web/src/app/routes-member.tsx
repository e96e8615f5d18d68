import type { RouteObject } from 'react-router';
import { OwnDashboard, RoleOnly } from './guards.tsx';
import { lazyPage } from './lazy-page.ts';
import { paths } from './paths.ts';

/** Pages that need an account. */
export const memberPages: RouteObject[] = [
  {
    path: paths.chat,
    lazy: lazyPage(() => import('./pages/chat.page.tsx'), 'ChatPage', 'bookings'),
  },
  {
    path: paths.caregivers,
    lazy: lazyPage(() => import('./pages/caregivers.page.tsx'), 'CaregiversPage'),
  },
  {
    path: paths.profile,
    lazy: lazyPage(() => import('./profile.page.tsx'), 'ProfilePage', 'accounts', 'places'),
  },
  {
    path: paths.settings,
    lazy: lazyPage(
      () => import('./settings.page.tsx'),
      'SettingsPage',
      'accounts',
      'doctors',
      'places',
    ),
  },
  {
    path: paths.bookingDetails(':id'),
    lazy: lazyPage(
      () => import('../features/bookings/booking-details.page.tsx'),
      'BookingDetailsPage',
      'bookings',
      'doctors',
      'payments',
    ),
  },
  {
    path: '/payment',
    lazy: lazyPage(
      () => import('../features/payments/payment.page.tsx'),
      'PaymentPage',
      'payments',
      'bookings',
    ),
  },
  {
    path: paths.receipt(':id'),
    lazy: lazyPage(
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
        lazy: lazyPage(
          () => import('./dashboards/patient-dashboard.page.tsx'),
          'PatientDashboardPage',
          'bookings',
          'doctors',
          'payments',
          'notifications',
          'health',
        ),
      },
    ],
  },
  {
    element: <RoleOnly is="DOCTOR" />,
    children: [
      {
        path: paths.doctorDashboard,
        lazy: lazyPage(
          () => import('../features/bookings/doctor-dashboard.page.tsx'),
          'DoctorDashboardPage',
          'bookings',
          'doctors',
          'notifications',
        ),
      },
    ],
  },
  {
    element: <RoleOnly is="CAREGIVER" />,
    children: [
      {
        path: paths.caregiverDashboard,
        lazy: lazyPage(
          () => import('./dashboards/caregiver-dashboard.page.tsx'),
          'CaregiverDashboardPage',
          'bookings',
          'notifications',
        ),
      },
    ],
  },
  {
    element: <RoleOnly is="VOLUNTEER" />,
    children: [
      {
        path: paths.volunteerDashboard,
        lazy: lazyPage(
          () => import('./dashboards/volunteer-dashboard.page.tsx'),
          'VolunteerDashboardPage',
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
        lazy: lazyPage(
          () => import('./dashboards/family-dashboard.page.tsx'),
          'FamilyDashboardPage',
          'bookings',
          'notifications',
        ),
      },
    ],
  },
  {
    element: <RoleOnly is="ADMIN" />,
    children: [
      {
        path: paths.admin,
        lazy: lazyPage(
          () => import('../features/admin/admin.page.tsx'),
          'AdminPage',
          'admin',
          'doctors',
        ),
      },
    ],
  },
];
