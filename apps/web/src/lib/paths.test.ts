import { expect, it } from 'vitest';
import { dashboardOf, loginThen, paths, safeNext } from './paths.ts';

it.each([
  [['ADMIN'], '/admin'],
  [['DOCTOR'], '/doctor-dashboard'],
  [['CAREGIVER'], '/caregiver-dashboard'],
  [['VOLUNTEER'], '/volunteer-dashboard'],
  [['FAMILY'], '/family-dashboard'],
  [['PATIENT'], '/dashboard'],
  [[], '/dashboard'],
  [['PATIENT', 'DOCTOR'], '/doctor-dashboard'],
])('sends %j to %s', (roles, path) => {
  expect(dashboardOf(roles)).toBe(path);
});

it('returns to the page from which somebody signed in', () => {
  const next = '/booking?doctor=1&date=2026-12-01';
  const search = loginThen(next).slice(paths.login.length);
  expect(safeNext(new URLSearchParams(search).get('next'))).toBe(next);
});

it.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'dashboard',
])('never redirects to %j after signing in', (next) => {
  expect(safeNext(next)).toBe('/');
});
