import { signOut } from '@hafi/contract/accounts/accounts.contract';
import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { forgetFailed, useFailedAct } from '../src/lib/failed-act.ts';
import { answers, fails } from './fake-api.ts';
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

it('asks before what was begun and not sent is lost, and only then', async () => {
  await renderPage('/settings', { as: ['PATIENT'], answers: [answers(signOut, { data: null })] });
  sessionStorage.setItem('message-draft 019aa', JSON.stringify('Mama, I come on'));
  sessionStorage.setItem('message-draft-reply 019aa', JSON.stringify('019ab'));
  await act(async () => void fireEvent.click(screen.getByText('Logout')));
  const question = await screen.findByRole('alertdialog', { name: 'Something was not sent' });
  within(question).getByText(/You have 1 message that was not sent:/);
  within(question).getByText('Mama, I come on');
  await act(async () => void fireEvent.click(within(question).getByText('Stay')));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sessionStorage.getItem('message-draft 019aa')).not.toBeNull();
  await act(async () => void fireEvent.click(screen.getByText('Logout')));
  await act(async () => void fireEvent.click(screen.getByText('Log out and lose it')));
  expect(sessionStorage.getItem('message-draft 019aa')).toBeNull();
});
