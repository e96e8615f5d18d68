import type { RouteObject } from 'react-router';
import { paths } from '../lib/paths.ts';
import { lazyDataPage, lazyPage } from './lazy-page.ts';

/** Pages for everybody: in the public frame for visitors, with the sidebar for members. */
export const openPages: RouteObject[] = [
  {
    path: paths.services,
    Component: lazyPage(() => import('./pages/services/services.page.tsx'), 'ServicesPage'),
  },
  {
    path: paths.about,
    Component: lazyPage(() => import('./pages/about/about.page.tsx'), 'AboutPage'),
  },
  {
    path: paths.pricing,
    Component: lazyPage(() => import('../features/plans/pricing.page.tsx'), 'PricingPage'),
  },
  {
    path: paths.subscription,
    Component: lazyPage(
      () => import('../features/plans/subscription.page.tsx'),
      'SubscriptionPage',
    ),
  },
  {
    path: paths.contact,
    Component: lazyPage(
      () => import('../features/support/contact/contact.page.tsx'),
      'ContactPage',
    ),
  },
  {
    path: paths.help,
    Component: lazyPage(() => import('../features/support/help/help.page.tsx'), 'HelpPage'),
  },
  {
    path: paths.search,
    Component: lazyPage(() => import('./search.page.tsx'), 'SearchPage'),
  },
  {
    path: paths.privacy,
    Component: lazyPage(() => import('./pages/legal/privacy.page.tsx'), 'PrivacyPage'),
  },
  {
    path: paths.terms,
    Component: lazyPage(() => import('./pages/legal/terms.page.tsx'), 'TermsPage'),
  },
  {
    path: paths.accessibility,
    Component: lazyPage(
      () => import('./pages/accessibility/accessibility.page.tsx'),
      'AccessibilityPage',
    ),
  },
  {
    path: paths.healthcare,
    Component: lazyPage(() => import('./pages/healthcare.page.tsx'), 'HealthcarePage'),
  },
  {
    path: paths.emergency,
    Component: lazyPage(() => import('../features/emergency/emergency.page.tsx'), 'EmergencyPage'),
  },
  {
    path: paths.community,
    Component: lazyPage(() => import('./pages/community.page.tsx'), 'CommunityPage'),
  },
  {
    path: paths.familyConnect,
    Component: lazyPage(
      () => import('./pages/family-connect/family-connect.page.tsx'),
      'FamilyConnectPage',
    ),
  },
  {
    path: '/invitation',
    Component: lazyDataPage(
      () => import('../features/circle/invitations/invitation.page.tsx'),
      'InvitationPage',
    ),
  },
  {
    path: paths.sharedDocument,
    Component: lazyDataPage(() => import('./pages/opened-link.page.tsx'), 'OpenedLinkPage'),
  },
  {
    path: paths.undoContact,
    Component: lazyDataPage(
      () => import('../features/accounts/profile/undo-contact.page.tsx'),
      'UndoContactPage',
    ),
  },
  {
    path: paths.offline,
    Component: lazyPage(() => import('./extras/offline.page.tsx'), 'OfflinePage'),
  },
  {
    path: paths.doctors,
    Component: lazyPage(() => import('../features/doctors/doctors.page.tsx'), 'DoctorsPage'),
  },
  {
    path: paths.doctor(':id'),
    Component: lazyDataPage(() => import('../features/doctors/doctor.page.tsx'), 'DoctorPage'),
  },
  {
    path: paths.booking,
    Component: lazyPage(
      () => import('../features/bookings/wizard/booking.page.tsx'),
      'BookingPage',
    ),
  },
];
