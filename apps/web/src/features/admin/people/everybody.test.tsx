import * as contract from '@hafi/contract/admin/people.contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import type { PersonRead } from './people.queries.ts';

beforeAll(loadAllParts, 120_000);

const id = '019aa000-0000-7000-8000-000000000007';
const at = '2026-11-23T06:00:00.000Z';
const claude: PersonRead = {
  id,
  name: 'Claude Mugisha',
  photo: null,
  roles: ['VOLUNTEER'],
  district: 'Nyarugenge',
  verified: true,
  suspended: false,
  since: at,
  seenAt: at,
  email: null,
  emailProved: false,
  phone: '+250788000131',
  phoneProved: true,
  sector: 'Nyamirambo',
  sessions: 2,
  suspension: null,
  death: null,
  canChange: true,
};
const draw = (person: PersonRead, ...given: FakeAnswer[]) =>
  renderPage(`/admin/people?person=${id}`, {
    as: ['ADMIN'],
    answers: [
      ...given,
      answers(contract.listPeople, { data: [claude], nextCursor: null, count: 128, suspended: 3 }),
      answers(contract.readPerson, { data: person }),
    ],
  });
const dialog = () => within(screen.getByRole('alertdialog'));

test('shows how to reach the chosen one, and how many there are', async () => {
  await draw(claude);
  await screen.findByText('+250 788 000 131 (confirmed)');
  screen.getByText('on 2 devices');
  screen.getByText('128');
  screen.getByRole('option', { name: 'Suspended (3)' });
});

test('says what a suspension ends and asks why, before it suspends', async () => {
  const { api } = await draw(claude, answers(contract.suspendPerson, { data: null }));
  fireEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
  dialog().getByText(/^Signed out at once.*What a coordinator confirmed ends/);
  fireEvent.click(dialog().getByRole('button', { name: 'Suspend' }));
  await dialog().findAllByText('Write why: it is kept.');
  const why = dialog().getByLabelText(/^Why/);
  fireEvent.change(why, { target: { value: 'Money was asked for.' } });
  fireEvent.click(dialog().getByRole('button', { name: 'Suspend' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  const sent = api.requested.filter(({ path }) => path === contract.suspendPerson.path);
  expect(sent).toHaveLength(1);
});

test('shows why somebody is suspended, and stays open when lifting fails', async () => {
  const suspension = { at, reason: 'Money was asked for.', by: 'Aline Umutoni' };
  await draw({ ...claude, suspended: true, suspension }, fails(contract.liftSuspension));
  await screen.findByText(/Suspended by Aline Umutoni, .*: Money was asked for\./);
  fireEvent.click(screen.getByRole('button', { name: 'Lift the suspension' }));
  fireEvent.change(dialog().getByLabelText(/^Why/), { target: { value: 'A mistake.' } });
  fireEvent.click(dialog().getByRole('button', { name: 'Lift it' }));
  await dialog().findByText('It did not work.');
});

test('offers nothing about oneself', async () => {
  await draw({ ...claude, canChange: false });
  await screen.findByText('on 2 devices');
  expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change role' })).toBeNull();
});
