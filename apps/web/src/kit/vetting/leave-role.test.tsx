import { getOwnProfile } from '@hafi/contract/practice/practice.contract';
import { leaveRole } from '@hafi/contract/vetting/vetting.contract';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { press } from '../../../test/said.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const noProfile = answers(getOwnProfile, { data: null });
const open = (...given: FakeAnswer[]) =>
  renderPage('/doctor-dashboard', {
    as: ['DOCTOR'],
    account: { verified: false },
    answers: [noProfile, ...given],
  });

it('leads out of a role that was chosen by mistake, on the first page', async () => {
  const { api } = await open(answers(leaveRole, { data: null }));
  await press('I am not a doctor');
  fireEvent.click(await screen.findByRole('radio', { name: 'Family' }));
  await press('Change my role');
  await vi.waitFor(() =>
    expect(api.requested.find(({ path }) => path === '/api/vetting/leave-role')).toMatchObject({
      method: 'POST',
    }),
  );
});

it('leads to a coordinator where something depends on it', async () => {
  await open(fails(leaveRole, 409, 'role-in-use'));
  await press('I am not a doctor');
  const coordinator = await screen.findByRole('link', { name: 'Write to a coordinator' });
  expect(coordinator.getAttribute('href')).toBe('/contact?subject=role');
  fireEvent.click(screen.getByRole('radio', { name: 'Elder' }));
  await press('Change my role');
  await screen.findByText('It did not work.');
});
