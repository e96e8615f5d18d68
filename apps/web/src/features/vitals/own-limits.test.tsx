import { listElders } from '@hafi/contract/circle/circle.contract';
import type { OwnLimits } from '@hafi/contract/vitals/own-limits';
import { getLatestVitals, listVitals, setOwnLimits } from '@hafi/contract/vitals/vitals.contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { doctorsPatient } from '../../../test/doctors-patient.ts';
import { answers } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';

const latest = (
  mayChange: boolean,
  current: { by: string; at: string; reason: string } | null,
  judgedBy: OwnLimits | null = current && 'oxygen-scale-2',
) =>
  answers(getLatestVitals, {
    data: {
      vitals: [
        {
          kind: 'oxygen-saturation',
          change: null,
          week: null,
          reading: {
            id: '019aa000-0000-7000-8000-00000000000b',
            kind: 'oxygen-saturation',
            loinc: '2708-6',
            ucum: '%',
            values: { value: 90 },
            glucoseContext: null,
            breathing: null,
            consciousness: null,
            status: { level: 'normal', direction: null },
            judgedBy,
            takenAt: '2026-11-23T06:00:00.000Z',
            dayOnly: false,
            recordedAt: '2026-11-23T06:00:00.000Z',
            recordedBy: null,
            source: 'typed',
            deviceName: null,
            state: 'final',
            withdrawn: null,
            mayCorrect: false,
          },
        },
      ],
      news2: null,
      attention: [],
      ownLimits: {
        current: current ? [{ ...current, limits: 'oxygen-scale-2' as const }] : [],
        mayChange,
      },
    },
  });
const open = (...given: Parameters<typeof latest>) =>
  renderPage(`/healthcare?tab=vitals&elder=${doctorsPatient.id}`, {
    as: ['DOCTOR'],
    answers: [
      answers(listElders, { data: [doctorsPatient] }),
      latest(...given),
      answers(listVitals, { data: [], nextCursor: null, attention: [] }),
      answers(setOwnLimits, { data: null }),
    ],
  });

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

it('says by whose word the oxygen is judged, at the reading itself', async () => {
  const set = { by: 'Jean Mugabo', at: '2026-11-20T06:00:00.000Z', reason: 'COPD' };
  await open(false, set);
  await screen.findByText(/^Judged by scale 2 \(88 to 92 %\), set by Jean Mugabo on/);
  expect(screen.getByText('COPD')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Judge the oxygen/ })).toBeNull();
});

it('says it at a reading that was judged so before the doctor ended it', async () => {
  await open(false, null, 'oxygen-scale-2');
  await screen.findByText('Judged by scale 2 (88 to 92 %)');
});

it('lets a doctor set it, only with a reason', async () => {
  const { api } = await open(true, null);
  expect(screen.queryByText(/^Judged by scale 2/)).toBeNull();
  await press('Judge the oxygen by scale 2 (88 to 92 %)');
  await screen.findByText(/Only for a known risk of too much carbon dioxide/);
  await press('Judge by scale 2');
  await screen.findAllByText('Write why: the circle and other doctors read it.');
  const sent = () => api.requested.filter(({ path }) => path === setOwnLimits.path);
  expect(sent()).toHaveLength(0);
  await act(async () =>
    fireEvent.input(screen.getByLabelText('Why?'), { target: { value: 'COPD' } }),
  );
  await press('Judge by scale 2');
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('lets a doctor set one of two targets of the blood pressure', async () => {
  const { api } = await open(true, null);
  await screen.findByRole('button', { name: 'Set the target of the blood pressure: under 150/90' });
  await press('Set the target of the blood pressure: under 130/90');
  await screen.findByText(/From now on 130 or more is to be watched/);
  const why = () => screen.getByLabelText<HTMLTextAreaElement>('Why?');
  await act(async () => fireEvent.input(why(), { target: { value: 'Diabetes' } }));
  // What was written for one target is no reason for the other.
  await press('Go back');
  await press('Set the target of the blood pressure: under 150/90');
  expect(why().value).toBe('');
  await press('Go back');
  await press('Set the target of the blood pressure: under 130/90');
  expect(why().value).toBe('Diabetes');
  await press('Set the target');
  await waitFor(() => expect(api.requested.map(({ path }) => path)).toContain(setOwnLimits.path));
});

it('offers nothing to those who may not, while nothing is set', async () => {
  await open(false, null);
  await screen.findByText('90');
  expect(screen.queryByText(/scale 2/)).toBeNull();
});
