import 'fake-indexeddb/auto';
import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { listPeopleToCall } from '@hafi/contract/emergency/emergency.contract';
import type { Reading } from '@hafi/contract/vitals/vital.schemas';
import { addVital, getLatestVitals, type LatestVital } from '@hafi/contract/vitals/vitals.contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, unreachable } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { sampleOf } from '../../../../test/sample-of.ts';

const elders = sampleOf(listElders.output, { items: 1 }) as Answer<typeof listElders>;
const own = elders.data.map((elder) => ({
  ...elder,
  by: 'self' as const,
  permissions: ['health:read' as const, 'health:write' as const],
}));
const sample = sampleOf(getLatestVitals.output, { items: 1 }) as Answer<typeof getLatestVitals>;
const [vital] = sample.data.vitals;
const reading = { ...vital?.reading, kind: 'blood-pressure' } as Reading;
const last: LatestVital = {
  kind: 'blood-pressure',
  reading: { ...reading, values: { systolic: 147, diastolic: 88 } },
  change: null,
  week: null,
};

beforeAll(loadAllParts, 120_000);

it('starts empty, with the last reading as a hint, and saves nothing that nobody typed', async () => {
  const { api } = await renderPage('/healthcare/measure?kind=blood-pressure', {
    as: ['PATIENT'],
    answers: [
      answers(listElders, { ...elders, data: own }),
      answers(getLatestVitals, { data: { ...sample.data, vitals: [last] } }),
    ],
  });
  const [upper, lower] = await screen.findAllByRole<HTMLInputElement>('spinbutton');
  expect([upper?.value, lower?.value]).toEqual(['', '']);
  screen.getByText('Last time: 147 mmHg');
  screen.getByText('Last time: 88 mmHg');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Please fill this in.')).length).toBeGreaterThan(0);
  expect(api.requested.map(({ method }) => method)).not.toContain('POST');
});

it('goes on in the first number of a form that is named, and in the next after the last digit', async () => {
  await renderPage('/healthcare/measure', {
    as: ['PATIENT'],
    answers: [
      answers(listElders, { ...elders, data: own }),
      answers(getLatestVitals, { data: { ...sample.data, vitals: [] } }),
    ],
  });
  const tile = await screen.findByRole('link', { name: /^Blood Pressure/ });
  tile.focus();
  fireEvent.click(tile);
  const form = await screen.findByRole('form', { name: 'Blood Pressure' });
  const [upper, lower] = within(form).getAllByRole('spinbutton');
  if (!upper) throw new Error('there is no field');
  await expect.poll(() => document.activeElement).toBe(upper);
  fireEvent.change(upper, { target: { value: '12' } });
  expect(document.activeElement).toBe(upper);
  fireEvent.change(upper, { target: { value: '128' } });
  expect(document.activeElement).toBe(lower);
});

it.each([
  { who: 'the elder', by: 'self' as const, says: /^Sit down. Call now.$/ },
  { who: 'whoever wrote it for her', by: 'circle' as const, says: /^Stay with .* Call now.$/ },
])(
  'begins after a dangerous reading without network with what $who does now',
  async ({ by, says }) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const [elder] = own.map((each) => ({ ...each, by }));
    if (!elder) throw new Error('there is no elder');
    const people = [
      { id: elder.id, name: 'Claudine Uwase', firstName: 'Claudine', phone: '+250788300001' },
    ];
    const groups = sampleOf(listPeopleToCall.output, { items: 1 }) as Answer<
      typeof listPeopleToCall
    >;
    const [group] = groups.data;
    await renderPage(`/healthcare/measure?kind=blood-pressure&elder=${elder.id}`, {
      as: ['FAMILY'],
      answers: [
        answers(listElders, { ...elders, data: [elder] }),
        answers(getLatestVitals, { data: { ...sample.data, vitals: [] } }),
        answers(listPeopleToCall, {
          data: [{ ...group, elder: { ...group?.elder, id: elder.id }, people }],
        } as Answer<typeof listPeopleToCall>),
        unreachable(addVital),
      ],
    });
    const form = await screen.findByRole('form', { name: 'Blood Pressure' });
    const [upper, lower] = within(form).getAllByRole('spinbutton');
    if (!upper || !lower) throw new Error('there is no field');
    fireEvent.change(upper, { target: { value: '188' } });
    fireEvent.change(lower, { target: { value: '124' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, it is 188/124' }));
    await screen.findByRole('heading', { name: 'Kept on this device' });
    screen.getByText(says);
    screen.getByText(/^Nobody knows of 188\/124 yet/);
    const hrefs = within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /^(tel|sms):/.test(href));
    expect(hrefs.slice(0, 2)).toEqual(['tel:912', 'tel:+250788300001']);
    expect(hrefs[2]).toMatch(/^sms:\+250788300001\?body=/);
    expect(decodeURIComponent(hrefs[2] ?? '')).not.toMatch(/188|pressure/);
  },
);
