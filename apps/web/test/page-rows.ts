import type { Role } from '@hafi/contract/accounts/roles';
import { type Elder, listElders } from '@hafi/contract/circle/circle.contract';
import { getCalendar } from '@hafi/contract/practice/practice.contract';
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

/** Tabs of the chart of an elder whom somebody else looks after. */
function charts(role: Role, by: Elder['by'], ...tabs: string[]): PageRow[] {
  const elder: Elder = {
    id,
    name: 'Espérance Mukamana',
    firstName: 'Espérance',
    photo: null,
    by,
    relation: role === 'CAREGIVER' ? 'caregiver' : null,
    decidesAs: null,
    permissions: ['health:read', 'health:write', 'bookings:manage'],
  };
  return tabs.map((tab) => ({
    path: role === 'DOCTOR' ? `/patients/${id}?tab=${tab}` : `/healthcare?elder=${id}&tab=${tab}`,
    as: [role],
    answers: [answers(listElders, { data: [elder] })],
  }));
}

/** Every page, including its parts with an address of their own. */
export const pageRows: readonly PageRow[] = [
  ...rows('visitor', '/', '/services', '/about', '/pricing', '/contact', '/privacy', '/terms'),
  ...rows('visitor', '/accessibility', '/help', '/healthcare', '/emergency', '/community'),
  ...rows('visitor', '/family-connect', '/offline', '/doctors', `/doctors/${id}`, '/booking'),
  ...rows('visitor', '/subscription?plan=complete&cycle=monthly', '/search?q=doctor'),
  ...rows(
    'visitor',
    '/invitation?token=abc',
    '/shared?token=abc',
    '/shared?summary=abc',
    '/login',
    '/login/phone',
    '/switch',
  ),
  ...rows('visitor', '/signup', '/signup/complete?ticket=abc', '/forgot-password'),
  ...rows('visitor', '/e/abc', '/c/abc'),
  ...rows('visitor', '/reset-password', '/login/second-factor', '/undo-contact?token=abc'),
  ...rows(
    patient,
    '/dashboard',
    '/dashboard/health',
    '/chat',
    `/chat/${id}`,
    '/calls',
    '/calls/opening',
    `/call/${id}`,
    `/video/${id}`,
    '/caregivers',
    '/circle',
    '/elders/new',
  ),
  ...rows(patient, '/emergency', '/healthcare/measure', '/profile', '/settings', '/volunteering'),
  ...rows(patient, '/profile?tab=settings', '/profile?tab=privacy', '/settings?tab=privacy'),
  ...rows(patient, '/settings?tab=notifications', '/settings?tab=appearance'),
  ...rows(patient, '/settings?tab=language', '/healthcare?tab=vitals', '/healthcare?tab=record'),
  ...rows(patient, '/healthcare?tab=report', '/healthcare?tab=documents'),
  ...rows(patient, '/healthcare?tab=timeline', '/healthcare?tab=medications'),
  ...rows(patient, '/healthcare?tab=visits', `/elders/${id}/hand-over`, `/bookings/${id}`),
  ...rows(patient, `/payment?booking=${id}`, `/payments/${id}`, '/booking', '/doctors'),
  ...rows(patient, '/plan'),
  ...rows(['FAMILY'], '/family-dashboard', '/activity', '/notifications', '/volunteering/open'),
  ...rows(['FAMILY'], `/alerts/${id}?elder=${id}`, `/check-ins/${id}?elder=${id}`),
  ...rows(patient, '/medical-card', `/check-in-plan?elder=${id}`, `/elders/${id}/phone-pin`),
  ...rows(['CAREGIVER'], '/caregiver-dashboard', '/caregiver-dashboard/elders'),
  ...rows(['CAREGIVER'], '/caregiver-dashboard/more', `/visits/${id}?day=2026-11-23`),
  ...rows(['DOCTOR'], '/settings'),
  {
    path: '/doctor-dashboard',
    as: ['DOCTOR'],
    // A sample day would be in another year.
    answers: [answers(getCalendar, { data: { days: [], bookings: [], later: 0 } })],
  },
  {
    path: '/calendar',
    as: ['DOCTOR'],
    answers: [answers(getCalendar, { data: { days: [], bookings: [], later: 0 } })],
  },
  ...rows(['DOCTOR'], '/practice/notes', '/patients'),
  ...rows(['VOLUNTEER'], '/volunteer-dashboard/promised'),
  ...rows(patient, `/emergency/${id}?elder=${id}`, `/emergency/protection?elder=${id}`),
  ...rows(['FAMILY'], '/emergency', `/emergency/${id}?elder=${id}`),
  ...rows(['FAMILY'], `/emergency/protection?elder=${id}`),
  ...rows(patient, '/payments'),
  ...rows(['ADMIN'], '/admin/finance', '/admin/finance?tab=payments'),
  ...rows(['ADMIN'], '/admin/finance?tab=providers', '/admin/finance?tab=fees'),
  ...rows(['ADMIN'], '/admin/finance?tab=days'),
  ...rows(['ADMIN'], `/admin/finance/payments/${id}`),
  ...rows(['ADMIN'], '/admin/reports', '/admin/bank', '/admin/bank?tab=awaited'),
  ...rows(['ADMIN'], '/admin/bank?tab=history'),
  ...rows(['ADMIN'], '/admin/audit', '/admin/emergencies', `/emergency/${id}?elder=${id}`),
  ...rows(['VOLUNTEER'], '/volunteer-dashboard', '/volunteering', '/papers'),
  ...rows(['VOLUNTEER'], '/badges', `/badges/pay?badge=${id}`),
  ...charts('FAMILY', 'circle', 'vitals', 'medications'),
  ...charts('CAREGIVER', 'circle', 'visits'),
  ...charts('DOCTOR', 'visit', 'summary', 'record', 'timeline'),
  ...rows(['ADMIN'], '/admin', '/admin/people', '/admin/inbox', `/admin/inbox/${id}`),
];

/**
 * Queries whose failure a page need not report, with the reason: each only offers one more way,
 * beside others that stand without it.
 */
const optional: Readonly<Record<string, readonly string[]>> = {
  // Further buttons to sign in; the form and the phone remain.
  '/login': ['/api/auth/providers'],
  '/login/second-factor': ['/api/auth/providers'],
  // Whether SMS reach the number that is typed; the server says it when the form is sent.
  '/signup': ['/api/sms/codes'],
  // From whose home the doctors are ordered; the other orders remain.
  '/doctors': ['/api/bookings/patients'],
  // Which ways to pay are set up: until that is known, the page says that they stand at each payment,
  // which reports it.
  '/pricing': ['/api/payment-methods'],
  '/badges': ['/api/payment-methods'],
  // Whom to phone instead; what became of the call stands there.
  [`/call/${id}`]: ['/api/calls/:id/connection'],
  // Whether two taps are enough; until then, and without it, the button is held. And who agreed: asked
  // for once its part is opened, which reports it.
  '/emergency': ['/api/elders/:id/emergency-settings', '/api/elders/:id/protection'],
};

/** Whether the page may be silent when this query fails. */
export const isOptional = (page: string, read: string): boolean =>
  optional[page]?.includes(read) ?? false;
