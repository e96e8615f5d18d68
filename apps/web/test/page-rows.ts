import { listPracticeBookings } from '@hafi/contract/practice/practice.contract';
import { answers, type FakeAnswer } from './fake-api.ts';
import type { Viewer } from './render-page.tsx';

/** A page at one address, as seen by one person. */
export interface PageRow {
  readonly path: string;
  readonly as: Viewer;
  /** The server's answers, where a generated sample would be inconsistent. */
  readonly answers?: readonly FakeAnswer[];
}

const id = '019aa000-0000-7000-8000-000000000001';
const patient = ['PATIENT'] as const;

const rows = (as: Viewer, ...paths: string[]): PageRow[] => paths.map((path) => ({ path, as }));

/** Every page, including its parts with an address of their own. */
export const pageRows: readonly PageRow[] = [
  ...rows('visitor', '/', '/services', '/about', '/pricing', '/contact', '/privacy', '/terms'),
  ...rows('visitor', '/accessibility', '/help', '/healthcare', '/emergency', '/community'),
  ...rows('visitor', '/family-connect', '/offline', '/doctors', `/doctors/${id}`, '/booking'),
  ...rows('visitor', '/subscription?plan=complete&cycle=monthly', '/search?q=doctor'),
  ...rows('visitor', '/invitation?token=abc', '/shared#abc', '/login', '/login/phone', '/switch'),
  ...rows('visitor', '/signup', '/signup/complete?ticket=abc', '/forgot-password'),
  ...rows('visitor', '/reset-password', '/login/second-factor', '/undo-contact?token=abc'),
  ...rows(patient, '/dashboard', '/chat', '/caregivers', '/circle', '/elders/new'),
  ...rows(patient, '/healthcare/measure', '/profile', '/settings', '/volunteering'),
  ...rows(patient, '/profile?tab=settings', '/profile?tab=privacy', '/settings?tab=privacy'),
  ...rows(patient, '/settings?tab=notifications', '/settings?tab=appearance'),
  ...rows(patient, '/settings?tab=language', '/healthcare?tab=vitals', '/healthcare?tab=record'),
  ...rows(patient, '/healthcare?tab=report', '/healthcare?tab=documents'),
  ...rows(patient, '/healthcare?tab=timeline', '/healthcare?tab=medications'),
  ...rows(patient, '/healthcare?tab=visits', `/elders/${id}/hand-over`, `/bookings/${id}`),
  ...rows(patient, `/payment?booking=${id}`, `/payments/${id}`, '/booking', '/doctors'),
  ...rows(['FAMILY'], '/family-dashboard'),
  ...rows(['CAREGIVER'], '/caregiver-dashboard'),
  ...rows(['DOCTOR'], '/settings'),
  {
    path: '/doctor-dashboard',
    as: ['DOCTOR'],
    // Fetched month by month: a sample would return the same booking for each.
    answers: [answers(listPracticeBookings, { data: [] })],
  },
  ...rows(['VOLUNTEER'], '/volunteer-dashboard', '/volunteering'),
  ...rows(['ADMIN'], '/admin', '/admin/inbox', `/admin/inbox/${id}`),
];

/**
 * Queries whose failure a page does not report yet, by page. Checked in both directions: a page
 * that starts to report must be removed. The list may only become shorter.
 */
const silent: Readonly<Record<string, readonly string[]>> = {
  '/booking': ['/api/elders'],
  '/caregiver-dashboard': ['/api/elders'],
  '/dashboard': [
    '/api/alerts',
    '/api/elders/:id/doses',
    '/api/elders/:id/medications',
    '/api/elders/:id/vitals/report',
  ],
  '/family-dashboard': ['/api/elders'],
  '/healthcare/measure': ['/api/elders/:id/vitals/latest'],
  '/healthcare?tab=documents': ['/api/bookings'],
  '/healthcare?tab=medications': ['/api/bookings'],
  '/healthcare?tab=record': ['/api/bookings'],
  '/healthcare?tab=report': ['/api/bookings', '/api/elders/:id/vitals/latest'],
  '/healthcare?tab=timeline': ['/api/bookings'],
  '/healthcare?tab=visits': ['/api/bookings'],
  '/healthcare?tab=vitals': ['/api/alerts', '/api/bookings'],
  '/login': ['/api/auth/providers'],
  '/login/second-factor': ['/api/auth/providers'],
  '/profile': ['/api/places'],
  '/search?q=doctor': ['/api/search'],
  '/settings': ['/api/places'],
  '/settings?tab=notifications': ['/api/push-subscriptions/key'],
  '/signup': ['/api/places'],
};

/** Whether the page is silent when this query fails. */
export const silentToday = (page: string, read: string): boolean =>
  silent[page]?.includes(read) ?? false;
