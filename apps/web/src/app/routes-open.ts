import type { RouteObject } from 'react-router';
import { paths } from '../lib/paths.ts';
import { lazyDataPage, lazyPage } from './lazy-page.ts';

/** Pages for everybody: inside the public frame for visitors, the sidebar for members. */
export const openPages: RouteObject[] = [
  {
    path: paths.services,
    Component: lazyPage(
      () => import('./pages/services/services.page.tsx'),
      'ServicesPage',
      'services',
    ),
  },
  {
    path: paths.about,
    Component: lazyPage(() => import('./pages/about/about.page.tsx'), 'AboutPage', 'about'),
  },
  {
    path: paths.pricing,
    Component: lazyPage(() => import('../features/plans/pricing.page.tsx'), 'PricingPage', 'plans'),
  },
  {
    path: paths.subscription,
    Component: lazyPage(
      () => import('../features/plans/subscription.page.tsx'),
      'SubscriptionPage',
      'plans',
    ),
  },
  {
    path: paths.contact,
    Component: lazyPage(
      () => import('../features/support/contact/contact.page.tsx'),
      'ContactPage',
      'support',
    ),
  },
  {
    path: paths.help,
    Component: lazyPage(
      () => import('../features/support/help/help.page.tsx'),
      'HelpPage',
      'support',
    ),
  },
  {
    path: paths.search,
    Component: lazyPage(() => import('./search.page.tsx'), 'SearchPage', 'search', 'support'),
  },
  {
    path: paths.privacy,
    Component: lazyPage(() => import('./pages/legal/privacy.page.tsx'), 'PrivacyPage', 'legal'),
  },
  {
    path: paths.terms,
    Component: lazyPage(() => import('./pages/legal/terms.page.tsx'), 'TermsPage', 'legal'),
  },
  {
    path: paths.accessibility,
    Component: lazyPage(
      () => import('./pages/accessibility/accessibility.page.tsx'),
      'AccessibilityPage',
      'accessibility',
    ),
  },
  {
    path: paths.healthcare,
    Component: lazyPage(() => import('./pages/healthcare.page.tsx'), 'HealthcarePage', 'pages'),
  },
  {
    path: paths.emergency,
    Component: lazyPage(
      () => import('../features/emergency/emergency.page.tsx'),
      'EmergencyPage',
      'emergency',
    ),
  },
  {
    path: paths.community,
    Component: lazyPage(() => import('./pages/community.page.tsx'), 'CommunityPage', 'pages'),
  },
  {
    path: paths.familyConnect,
    Component: lazyPage(
      () => import('./pages/family-connect.page.tsx'),
      'FamilyConnectPage',
      'pages',
    ),
  },
  {
    path: '/invitation',
    Component: lazyDataPage(
      () => import('../features/circle/invitations/invitation.page.tsx'),
      'InvitationPage',
      'circle',
    ),
  },
  {
    path: paths.sharedDocument,
    Component: lazyDataPage(
      () => import('../features/documents/shared-document.page.tsx'),
      'SharedDocumentPage',
      'documents',
    ),
  },
  {
    path: paths.offline,
    Component: lazyPage(() => import('./extras/offline.page.tsx'), 'OfflinePage', 'extras'),
  },
  {
    path: paths.doctors,
    Component: lazyPage(
      () => import('../features/doctors/doctors.page.tsx'),
      'DoctorsPage',
      'doctors',
    ),
  },
  {
    path: paths.doctor(':id'),
    Component: lazyDataPage(
      () => import('../features/doctors/doctor.page.tsx'),
      'DoctorPage',
      'doctors',
    ),
  },
  {
    path: paths.booking,
    Component: lazyPage(
      () => import('../features/bookings/wizard/booking.page.tsx'),
      'BookingPage',
      'bookings',
      'doctors',
    ),
  },
];
