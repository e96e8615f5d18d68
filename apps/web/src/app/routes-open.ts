import type { RouteObject } from 'react-router';
import { lazyPage } from './lazy-page.ts';
import { paths } from './paths.ts';

/** Pages for everybody: inside the public frame for visitors, the sidebar for members. */
export const openPages: RouteObject[] = [
  {
    path: paths.services,
    lazy: lazyPage(() => import('./pages/services.page.tsx'), 'ServicesPage'),
  },
  { path: paths.about, lazy: lazyPage(() => import('./pages/about.page.tsx'), 'AboutPage') },
  {
    path: paths.pricing,
    lazy: lazyPage(() => import('../features/plans/pricing.page.tsx'), 'PricingPage', 'plans'),
  },
  {
    path: paths.subscription,
    lazy: lazyPage(
      () => import('../features/plans/subscription.page.tsx'),
      'SubscriptionPage',
      'plans',
    ),
  },
  {
    path: paths.contact,
    lazy: lazyPage(() => import('../features/support/contact.page.tsx'), 'ContactPage', 'support'),
  },
  {
    path: paths.help,
    lazy: lazyPage(() => import('../features/support/help.page.tsx'), 'HelpPage', 'support'),
  },
  {
    path: paths.privacy,
    lazy: lazyPage(() => import('../features/support/privacy.page.tsx'), 'PrivacyPage', 'support'),
  },
  {
    path: paths.terms,
    lazy: lazyPage(() => import('../features/support/terms.page.tsx'), 'TermsPage', 'support'),
  },
  {
    path: paths.accessibility,
    lazy: lazyPage(
      () => import('../features/support/accessibility.page.tsx'),
      'AccessibilityPage',
      'support',
    ),
  },
  {
    path: paths.healthcare,
    lazy: lazyPage(() => import('./pages/healthcare.page.tsx'), 'HealthcarePage', 'bookings'),
  },
  {
    path: paths.emergency,
    lazy: lazyPage(
      () => import('../features/emergency/emergency.page.tsx'),
      'EmergencyPage',
      'emergency',
    ),
  },
  {
    path: paths.community,
    lazy: lazyPage(() => import('./pages/community.page.tsx'), 'CommunityPage'),
  },
  {
    path: paths.familyConnect,
    lazy: lazyPage(() => import('./pages/family-connect.page.tsx'), 'FamilyConnectPage'),
  },
  {
    path: paths.doctors,
    lazy: lazyPage(() => import('../features/doctors/doctors.page.tsx'), 'DoctorsPage', 'doctors'),
  },
  {
    path: paths.doctor(':id'),
    lazy: lazyPage(() => import('../features/doctors/doctor.page.tsx'), 'DoctorPage', 'doctors'),
  },
  {
    path: paths.booking,
    lazy: lazyPage(
      () => import('../features/bookings/booking.page.tsx'),
      'BookingPage',
      'bookings',
      'doctors',
    ),
  },
];
