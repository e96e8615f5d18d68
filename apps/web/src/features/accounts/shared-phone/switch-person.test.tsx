import { listDevicePeople, switchPerson } from '@hafi/contract/accounts/device-people.contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answers, fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { press } from '../../../../test/said.ts';

beforeAll(loadAllParts, 120_000);

const draft = 'message-draft 019aa';

it('asks before a switch that loses what was begun and not sent', async () => {
  const id = '019aa000-0000-7000-8000-000000000001';
  const person = { id, firstName: 'Espérance', locked: false, current: false };
  const { api } = await renderPage('/switch', {
    as: ['FAMILY'],
    answers: [answers(listDevicePeople, { data: [person] }), fails(switchPerson, 403, 'wrong-pin')],
  });
  const requested = () => api.requested.filter(({ path }) => path.endsWith('/switch')).length;
  sessionStorage.setItem(draft, JSON.stringify('Mama, I come on'));
  const main = within(screen.getByRole('main'));
  fireEvent.click(await main.findByRole('button', { name: /Espérance/ }));
  for (const digit of ['1', '2', '3', '4']) {
    fireEvent.click(await main.findByRole('button', { name: digit }));
  }
  const goOn = () => press('Go on');
  await goOn();
  const question = await screen.findByRole('alertdialog', { name: 'Something was not sent' });
  within(question).getByText('Mama, I come on');
  await act(async () => void fireEvent.click(within(question).getByText('Stay')));
  expect(requested()).toBe(0);
  await goOn();
  await act(async () => void fireEvent.click(screen.getByText('Switch and lose it')));
  expect(requested()).toBe(1);
  // A wrong PIN loses nothing, and is said at its field.
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sessionStorage.getItem(draft)).not.toBeNull();
});
