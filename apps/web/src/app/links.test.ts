import { links } from '@hafi/contract/core/links';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { homeOf } from '../lib/paths.ts';
import { routes } from './router.tsx';

const targets = Object.entries(links).map(([name, to]): [string, string] => [
  name,
  typeof to === 'string' ? to : to('1', '2', '3'),
]);

test.each(targets)('the server’s link %s is a page: %s', (_name, to) => {
  const page = matchRoutes(routes, new URL(to, 'http://hafi.test').pathname)?.at(-1)?.route;
  expect(page?.path).toBeDefined();
  expect(page?.path).not.toBe('*');
  expect(page?.Component).toBeDefined();
});

test('an unknown address is distinguished from these', () => {
  expect(matchRoutes(routes, '/nowhere')?.at(-1)?.route.path).toBe('*');
});

test.each([
  ['ADMIN', '/admin'],
  ['DOCTOR', '/doctor-dashboard'],
  ['CAREGIVER', '/caregiver-dashboard'],
  ['VOLUNTEER', '/volunteer-dashboard'],
  ['FAMILY', '/landing'],
  ['PATIENT', '/landing'],
])('the logo leads %s to %s', (role, to) => {
  expect(homeOf([role])).toBe(to);
});
