import type { RouteObject } from 'react-router';
import { paths } from '../lib/paths.ts';
import { lazyDataPage, lazyPage } from './lazy-page.ts';

/** Sign-in and sign-up pages for signed-out people, without navigation. */
export const entrancePages: RouteObject[] = [
  {
    path: paths.login,
    Component: lazyPage(() => import('../features/accounts/sign-in/login.page.tsx'), 'LoginPage'),
  },
  {
    path: paths.phoneLogin,
    Component: lazyPage(
      () => import('../features/accounts/sign-in/phone-login.page.tsx'),
      'PhoneLoginPage',
    ),
  },
  {
    path: paths.signup,
    Component: lazyPage(() => import('./signup.page.tsx'), 'SignupPage'),
  },
];

/** Other pages around sign-in, and what a link in an SMS opens; for everybody, without navigation. */
export const authPages: RouteObject[] = [
  {
    path: paths.emergencyBy(':token'),
    Component: lazyDataPage(
      () => import('../features/emergency/link/emergency-link.page.tsx'),
      'EmergencyLinkPage',
    ),
  },
  {
    path: paths.contactQuestionBy(':token'),
    Component: lazyDataPage(
      () => import('../features/emergency/protection/contact-question.page.tsx'),
      'ContactQuestionPage',
    ),
  },
  {
    path: paths.switchPerson,
    Component: lazyDataPage(
      () => import('../features/accounts/shared-phone/switch-person.page.tsx'),
      'SwitchPersonPage',
    ),
  },
  {
    path: paths.secondFactor,
    Component: lazyPage(
      () => import('../features/accounts/second-factor/second-factor.page.tsx'),
      'SecondFactorPage',
    ),
  },
  {
    path: paths.socialComplete,
    Component: lazyPage(
      () => import('../features/accounts/social/social-complete.page.tsx'),
      'SocialCompletePage',
    ),
  },
  {
    path: paths.forgotPassword,
    Component: lazyPage(
      () => import('../features/accounts/sign-in/forgot-password.page.tsx'),
      'ForgotPasswordPage',
    ),
  },
  {
    path: paths.resetPassword,
    Component: lazyPage(
      () => import('../features/accounts/sign-in/reset-password.page.tsx'),
      'ResetPasswordPage',
    ),
  },
];
