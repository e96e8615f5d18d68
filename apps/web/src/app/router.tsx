import { matchRoutes, type RouteObject, useRoutes } from 'react-router';
import type { LazyPart } from '../lib/lazy-part.tsx';
import { paths } from '../lib/paths.ts';
import { SignedInOnly, SignedOutOnly, UnknownAddress } from './guards.tsx';
import { lazyPage } from './lazy-page.ts';
import { authPages, entrancePages } from './routes-auth.ts';
import { memberPages, sheetPages } from './routes-member.tsx';
import { openPages } from './routes-open.ts';
import { AuthShell } from './shell/auth-shell.tsx';
import { Frame } from './shell/frame.tsx';
import { PublicShell } from './shell/public-shell.tsx';

const HomePage = lazyPage(() => import('./pages/home/home.page.tsx'), 'HomePage');

/** All routes. Unknown ones redirect to the home page. */
export const routes: RouteObject[] = [
  {
    element: <AuthShell />,
    children: [{ element: <SignedOutOnly />, children: entrancePages }, ...authPages],
  },
  {
    element: <PublicShell />,
    children: [
      { path: paths.home, Component: HomePage },
      { path: '/home', Component: HomePage },
      { path: paths.landing, Component: HomePage },
    ],
  },
  {
    element: <Frame />,
    children: [...openPages, { element: <SignedInOnly />, children: memberPages }],
  },
  {
    element: <Frame bare />,
    children: [{ element: <SignedInOnly />, children: sheetPages }],
  },
  { path: '*', Component: UnknownAddress },
];

/** The screen of the current address. */
export function Screens() {
  return useRoutes(routes);
}

const isPart = (component: unknown): component is LazyPart<object> =>
  typeof component === 'function' && 'preload' in component;

/** Preloads the page of a path with everything it needs; undefined when there is none. */
export async function preloadPage(path: string): Promise<LazyPart<object> | undefined> {
  const page = matchRoutes(routes, path)?.at(-1)?.route.Component;
  if (!isPart(page)) return undefined;
  await page.preload();
  return page;
}
