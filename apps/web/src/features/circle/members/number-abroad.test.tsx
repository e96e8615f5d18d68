import { listElders } from '@hafi/contract/circle/circle.contract';
import { permissions } from '@hafi/contract/circle/circle-terms';
import {
  type CircleMember,
  getCircle,
  vouchForNumber,
} from '@hafi/contract/circle/members.contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { press, pressAndConfirm } from '../../../../test/said.ts';

const id = '019aa000-0000-7000-8000-00000000000a';
const phone = '+32470123456';
const abroad = { phone, emailProved: true, vouched: null, mayVouch: true };
const vouched = { name: 'Espérance Mukamana', at: '2026-11-20T06:00:00.000Z' };
const eric: CircleMember = {
  personId: '019aa000-0000-7000-8000-00000000000b',
  name: 'Eric Mugisha',
  firstName: 'Eric',
  phone: null,
  abroad,
  viewDays: 0,
  photo: null,
  relation: 'child',
  decidesAs: null,
  since: '2026-11-20T06:00:00.000Z',
  you: false,
  checked: null,
  badges: [],
  permissions: ['alerts:receive'],
  abilities: { change: true, revoke: true, recordConsent: false },
};
const elder = { id, name: 'Espérance Mukamana', firstName: 'Espérance', photo: null } as const;

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const open = (member: Partial<CircleMember> = {}) =>
  renderPage('/circle', {
    as: ['PATIENT'],
    answers: [
      answers(listElders, {
        data: [
          { ...elder, by: 'self', relation: null, decidesAs: null, permissions: [...permissions] },
        ],
      }),
      answers(getCircle, {
        data: {
          elder: { ...elder, locale: 'rw', you: true },
          abilities: { decide: true, recordConsent: false, leave: false },
          members: [{ ...eric, ...member }],
        },
      }),
      answers(vouchForNumber, { data: null }),
    ],
  });

it('says that no code can show whose number it is, and asks whether it was called', async () => {
  const { api } = await open();
  await screen.findByText(/No SMS from Hafi reaches it, so no code can show that it is theirs/);
  await pressAndConfirm('This is their number', 'Yes, I have called it');
  await waitFor(() =>
    expect(api.requested.filter(({ path }) => path === vouchForNumber.path)).toHaveLength(1),
  );
});

it('waits for the e-mail address of its owner', async () => {
  await open({ abroad: { ...abroad, emailProved: false } });
  await screen.findByText('Eric has to confirm the e-mail address first.');
  expect(screen.queryByRole('button', { name: 'This is their number' })).toBeNull();
});

it('is a call key once somebody vouches, and says by whom and how to take it back', async () => {
  const { api } = await open({ phone, abroad: { ...abroad, vouched } });
  const key = await screen.findByRole('link', { name: /Call Eric Mugisha/ });
  expect(key.getAttribute('href')).toBe(`tel:${phone}`);
  await press('What may Eric see?');
  await screen.findByText(/Espérance Mukamana has reached Eric at .* Calls reach this number/);
  await pressAndConfirm('No longer their number', 'Take it back');
  await waitFor(() =>
    expect(api.requested.filter(({ path }) => path === vouchForNumber.path)).toHaveLength(1),
  );
});
