import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { SignedInOnly } from './guards.tsx';
import { lazyPage } from './lazy-page.ts';
import { PageError } from './page-error.tsx';
import { PageLoading } from './page-loading.tsx';
import { paths } from './paths.ts';
import { authPages } from './routes-auth.ts';
import { memberPages } from './routes-member.tsx';
import { openPages } from './routes-open.ts';
import { AuthShell } from './shell/auth-shell.tsx';
import { Frame } from './shell/frame.tsx';
import { PublicShell } from './shell/public-shell.tsx';

const homePage = lazyPage(() => import('./pages/home.page.tsx'), 'HomePage');

/** All routes. Unknown ones lead home. */
export const routes: RouteObject[] = [
  {
    errorElement: <PageError />,
    hydrateFallbackElement: <PageLoading />,
    children: [
      { element: <AuthShell />, children: authPages },
      {
        element: <PublicShell />,
        children: [
          { path: paths.home, lazy: homePage },
          { path: '/home', lazy: homePage },
          { path: paths.landing, lazy: homePage },
        ],
      },
      {
        element: <Frame />,
        children: [...openPages, { element: <SignedInOnly />, children: memberPages }],
      },
      { path: '*', element: <Navigate to={paths.home} replace /> },
    ],
  },
];

export const router = createBrowserRouter(routes);
