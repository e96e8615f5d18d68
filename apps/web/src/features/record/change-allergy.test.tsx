import { type Elder, listElders } from '@hafi/contract/circle/circle.contract';
import { permissions } from '@hafi/contract/circle/circle-terms';
import { changeAllergy, getRecord, withdrawCondition } from '@hafi/contract/record/record.contract';
import type { HealthRecord } from '@hafi/contract/record/record.schemas';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';

const id = '019aa000-0000-7000-8000-00000000000a';
const elder: Elder = {
  id,
  name: 'Vestine Mukamana',
  firstName: 'Vestine',
  photo: null,
  by: 'self',
  relation: null,
  decidesAs: null,
  permissions: [...permissions],
};
const penicillin = {
  id: '019aa000-0000-7000-8000-00000000000b',
  substance: 'Penicillin',
  kind: 'medication',
  criticality: 'high',
  reaction: null,
  recordedBy: 'Vestine Mukamana',
  recordedAt: '2026-11-20T08:00:00.000Z',
} as const;
const record: HealthRecord = {
  bloodType: null,
  ownWords: { allergies: null, medications: null, conditions: null, emergencyNotes: null },
  conditions: [],
  allergies: [penicillin],
  coverages: [],
  mayWrite: true,
};

const focused = () => document.activeElement?.textContent;

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const press = (role: string, name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole(role, { name }));
  });

it('asks why an allergy is less dangerous, and lets nobody replace what is not tolerated', async () => {
  const { api } = await renderPage('/healthcare?tab=record', {
    as: ['PATIENT'],
    answers: [
      answers(listElders, { data: [elder] }),
      answers(getRecord, { data: record }),
      answers(changeAllergy, { data: penicillin }),
    ],
  });
  await press('button', 'Change (Penicillin)');
  await screen.findByRole('radio', { name: 'It is unpleasant' });
  expect(screen.queryByLabelText('What is not tolerated')).toBeNull();
  expect(screen.queryByLabelText('Why does this change?')).toBeNull();
  await press('radio', 'It is unpleasant');
  await press('button', 'Save');
  expect(api.requested.filter(({ method }) => method === 'PUT')).toHaveLength(0);
  expect((await screen.findAllByText('Write why this changes.')).length).toBeGreaterThan(0);
  const why = screen.getByLabelText('Why does this change?');
  await act(async () => fireEvent.change(why, { target: { value: 'It was tested' } }));
  await press('button', 'Save');
  await screen.findByText('Penicillin: the changes are saved.');
  await waitFor(() => expect(focused()).toBe('Penicillin: the changes are saved.'));
  expect(api.requested.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

it('asks why an illness is withdrawn', async () => {
  const gout = {
    id: '019aa000-0000-7000-8000-00000000000c',
    name: 'Gout',
    code: null,
    title: 'Gout',
    status: 'active',
    since: null,
    note: null,
    recordedBy: 'Vestine Mukamana',
    recordedAt: '2026-11-20T08:00:00.000Z',
  } as const;
  const { api } = await renderPage('/healthcare?tab=record', {
    as: ['PATIENT'],
    answers: [
      answers(listElders, { data: [elder] }),
      answers(getRecord, { data: { ...record, conditions: [gout] } }),
      answers(withdrawCondition, { data: null }),
    ],
  });
  await press('button', 'Take out (Gout)');
  await screen.findByText('Take the illness "Gout" out of the record?');
  await press('button', 'Take it out');
  await screen.findAllByText('Write why the illness no longer stands.');
  expect(api.requested).not.toContain(withdrawCondition);
  const why = screen.getByLabelText('Why?');
  await act(async () => fireEvent.change(why, { target: { value: 'A test ruled it out' } }));
  await press('button', 'Take it out');
  await vi.waitFor(() => expect(api.requested).toContain(withdrawCondition));
  await waitFor(() => expect(focused()).toBe('"Gout" is taken out of the record.'));
});
