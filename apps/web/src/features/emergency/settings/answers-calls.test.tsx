import { getEmergencyHelp, saveEmergencyHelp } from '@hafi/contract/emergency/emergencies.contract';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { expectSaid } from '../../../../test/said.ts';

beforeAll(loadAllParts, 120_000);

const label = 'Ask me when an elder near me calls for help';
const show = (verified: boolean, ...given: FakeAnswer[]) =>
  renderPage('/volunteer-dashboard', { as: ['VOLUNTEER'], account: { verified }, answers: given });

it('asks nobody who has not said so, and says what was chosen', async () => {
  await show(
    true,
    answers(getEmergencyHelp, { data: { answers: false } }),
    answers(saveEmergencyHelp, { data: null }),
  );
  const choice = (await screen.findByRole('checkbox', { name: label })) as HTMLInputElement;
  expect(choice.checked).toBe(false);
  fireEvent.click(choice);
  const frame = choice.closest('form');
  fireEvent.submit(frame as HTMLFormElement);
  await expectSaid('You are asked when somebody near you calls for help.');
});

it('offers it to nobody who is not checked', async () => {
  await show(false, answers(getEmergencyHelp, { data: { answers: false } }));
  await screen.findByRole('heading', { name: 'Who needs help near you' });
  expect(screen.queryByRole('checkbox', { name: label })).toBeNull();
});

it('shows no choice that it does not know', async () => {
  await show(true, fails(getEmergencyHelp));
  await screen.findByText('What you chose did not arrive');
  expect(screen.queryByRole('checkbox', { name: label })).toBeNull();
});
