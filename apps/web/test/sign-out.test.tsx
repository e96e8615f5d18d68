import { signOut } from '@hafi/contract/accounts/accounts.contract';
import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { forgetFailed, useFailedAct } from '../src/lib/failed-act.ts';
import { fails } from './fake-api.ts';
import { loadAllParts, renderPage } from './render-page.tsx';

beforeAll(loadAllParts, 120_000);

it('says that somebody is still signed in, when signing out failed', async () => {
  forgetFailed();
  await renderPage('/settings', { as: ['PATIENT'], answers: [fails(signOut, 503, 'unavailable')] });
  const failed = renderHook(useFailedAct);
  await act(async () => void fireEvent.click(screen.getByText('Logout')));
  expect(failed.result.current).toMatchObject({ code: 'unavailable' });
  screen.getByRole('heading', { level: 1, name: 'Settings' });
});
