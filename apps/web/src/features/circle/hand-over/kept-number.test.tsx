import { listElders } from '@hafi/contract/circle/circle.contract';
import { permissions } from '@hafi/contract/circle/circle-terms';
import {
  getKeptNumber,
  sendKeptNumberCode,
} from '@hafi/contract/circle/elder-registration.contract';
import { getCircle } from '@hafi/contract/circle/members.contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';

const id = '019aa000-0000-7000-8000-00000000000a';
const manager = {
  personId: '019aa000-0000-7000-8000-00000000000b',
  name: 'Marie Uwase',
  firstName: 'Marie',
  phone: null,
  abroad: null,
  viewDays: null,
  photo: null,
  relation: 'child',
  decidesAs: 'manager',
  since: '2026-11-20T06:00:00.000Z',
  you: true,
  checked: null,
  permissions: [],
  abilities: { change: false, revoke: false, recordConsent: false },
} as const;

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

interface Known {
  readonly proved: boolean;
  readonly pending: string | null;
  readonly shared?: readonly { firstName: string; acts: boolean }[];
}
const open = ({ shared = [], ...known }: Known) =>
  renderPage(`/circle?elder=${id}`, {
    as: ['FAMILY'],
    answers: [
      answers(listElders, {
        data: [
          {
            id,
            name: 'Vérène Nyirabega',
            firstName: 'Vérène',
            photo: null,
            by: 'circle',
            relation: 'child',
            decidesAs: 'manager',
            permissions: [...permissions],
          },
        ],
      }),
      answers(getCircle, {
        data: {
          elder: {
            id,
            name: 'Vérène Nyirabega',
            firstName: 'Vérène',
            photo: null,
            locale: 'rw',
            you: false,
          },
          abilities: { decide: true, recordConsent: true, leave: true },
          members: [{ ...manager, permissions: [], badges: [] }],
        },
      }),
      answers(getKeptNumber, {
        data: { phoneNumber: '+250788000001', shared: [...shared], ...known },
      }),
      answers(sendKeptNumberCode, { data: { pending: '+250788000001' } }),
    ],
  });

it('says that no SMS goes to a number that is not confirmed, and sends a code there', async () => {
  const { api } = await open({ proved: false, pending: null });
  await screen.findByText(/is not confirmed: Vérène gets no SMS about visits and medicines/);
  const press = (name: string) =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name }));
    });
  await press('Confirm the number');
  const field = screen.getByLabelText<HTMLInputElement>('Phone number of Vérène');
  expect(field.value).toBe('+250788000001');
  await press('Send the code');
  const sent = () =>
    api.requested.filter(
      ({ method, path }) => method === 'POST' && path === sendKeptNumberCode.path,
    );
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('says whose number it is too, and for whom a phone with it acts', async () => {
  const free = { firstName: 'Gaspard', acts: false };
  const both = await open({ proved: false, pending: null, shared: [free] });
  await screen.findByText(/Gaspard has this number too. It can be confirmed for one of the two/);
  both.unmount();
  await open({ proved: false, pending: null, shared: [{ ...free, acts: true }] });
  await screen.findByText(
    /counts as said by Gaspard, also "I am well". Vérène needs an own number/,
  );
});

it('asks for the code that is on its way, and is quiet once the number is confirmed', async () => {
  const waiting = await open({ proved: false, pending: '+250788000001' });
  await screen.findByLabelText('Code');
  waiting.unmount();
  await open({ proved: true, pending: null });
  await screen.findByText(/is confirmed: SMS about visits and medicines go there/);
  expect(screen.queryByRole('button', { name: 'Confirm the number' })).toBeNull();
});
