import { roles } from '@hafi/contract/accounts/roles';
import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { dashboardOf, paths } from '../../lib/paths.ts';
import { routes } from '../router.tsx';
import { currentPlace, placesBehindMore, placesOf } from './member-places.ts';

const addressOf = (to: string) => {
  const { pathname, search } = new URL(to, 'https://hafi.test');
  return { pathname, search };
};

it.each(roles)('leads %s only to pages that exist, none of them twice', (role) => {
  const { own, inBar } = placesOf([role]);
  const all = [...own.slice(0, inBar), ...placesBehindMore([role], inBar)];
  expect(new Set(all.map(({ to }) => to)).size).toBe(all.length);
  for (const { to } of all) {
    const match = matchRoutes(routes, addressOf(to).pathname)?.at(-1)?.route;
    expect(match?.path, to).not.toBe('*');
  }
});

/** The role for which alone an address opens; null when any signed-in person may open it. */
const roleFor = (to: string): string | null => {
  const above = matchRoutes(routes, addressOf(to).pathname) ?? [];
  for (const { route } of above) {
    const { props } = (route.element ?? {}) as { props?: { is?: string } };
    if (props?.is) return props.is;
  }
  return null;
};

it.each(roles)('leads %s to nothing that only others may open', (role) => {
  const { inBar } = placesOf([role]);
  for (const { to } of [...placesOf([role]).own, ...placesBehindMore([role], inBar)]) {
    expect([null, role], to).toContain(roleFor(to));
  }
});

/** Pages of one role to which its home leads, or the page that they are a part of. */
const behindHome: readonly string[] = [
  paths.ownNotes,
  paths.caregiverElders,
  paths.caregiverMore,
  paths.adminMessage(':id'),
  paths.adminPayment(':id'),
];

it.each(roles)('names every page that only %s may open', (role) => {
  const own = placesOf([role]).own.map(({ to }) => addressOf(to).pathname);
  const addresses = (all: typeof routes): string[] =>
    all.flatMap(({ children = [], path }) => [...(path ? [path] : []), ...addresses(children)]);
  const alone = addresses(routes).filter(
    (path) => !path.includes('*') && roleFor(path) === role && !behindHome.includes(path),
  );
  expect(own).toEqual(expect.arrayContaining(alone));
});

it.each(roles)('shows %s their home first, and all of the sidebar somewhere on a phone', (role) => {
  const { own, inBar, inRail } = placesOf([role]);
  expect(own[0]?.to).toBe(dashboardOf([role]));
  const onPhone = [...own.slice(0, inBar), ...placesBehindMore([role], inBar)];
  for (const place of own) expect(onPhone).toContainEqual(place);
  expect(inRail).toBeLessThanOrEqual(5);
});

it('keeps the places of SPEC.md behind More for whoever works', () => {
  const behind = placesBehindMore(['DOCTOR'], 4).map(({ to }) => to);
  for (const to of [paths.doctors, paths.booking, paths.community, paths.caregivers]) {
    expect(behind).toContain(to);
  }
});

it('offers the home of another role', () => {
  const behind = placesBehindMore(['DOCTOR', 'FAMILY'], 4).map(({ to }) => to);
  expect(behind).toContain(paths.familyDashboard);
  expect(behind).not.toContain(paths.doctorDashboard);
});

it('marks one place: a part of a page before the page, and a page for what lies below it', () => {
  const { own } = placesOf(['PATIENT']);
  const at = (to: string) => currentPlace(own, addressOf(to))?.to;
  expect(at('/healthcare')).toBe('/healthcare');
  expect(at('/healthcare?tab=visits&elder=1')).toBe('/healthcare?tab=visits');
  expect(at('/healthcare/measure')).toBe('/healthcare');
  expect(at('/doctors/1')).toBe('/doctors');
  expect(at('/settings')).toBeUndefined();
  const practice = placesOf(['DOCTOR']).own;
  expect(currentPlace(practice, addressOf('/patients/1'))?.to).toBe(paths.ownPatients);
  const coordination = placesOf(['ADMIN']).own;
  expect(currentPlace(coordination, addressOf('/admin/people'))?.to).toBe('/admin/people');
  expect(currentPlace(coordination, addressOf('/administrative'))).toBeNull();
});
