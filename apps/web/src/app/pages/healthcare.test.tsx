import { listBookings } from '@hafi/contract/bookings/bookings.contract';
import { type Elder, listElders } from '@hafi/contract/circle/circle.contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { doctorsPatient } from '../../../test/doctors-patient.ts';
import { answers } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';

/** Somebody of whose circle a family member is. */
const relative: Elder = { ...doctorsPatient, by: 'circle', relation: 'child' };
const open = (path: string, of: Elder = relative) =>
  renderPage(path, { as: ['FAMILY'], answers: [answers(listElders, { data: [of] })] });
const offer = () => {
  const main = within(screen.getByRole('main'));
  return [
    ...main.queryAllByText(/Doctors in all 30 districts/),
    ...main.queryAllByRole('link', { name: 'Find Doctors' }),
  ];
};

beforeAll(loadAllParts, 120_000);

const rows = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.includes('tab='));

it("offers no appointment above somebody's chart", async () => {
  await open(`/healthcare?elder=${relative.id}&tab=record`);
  screen.getByRole('heading', { level: 1, name: 'Record' });
  expect(offer()).toEqual([]);
});

it('leads to the part of a mail whose address names none', async () => {
  await open(`/healthcare?elder=${relative.id}&tab=r`);
  screen.getByRole('heading', { level: 1, name: 'Record' });
});

it('offers one with the own appointments', async () => {
  await open('/healthcare?tab=appointments');
  expect(offer()).toHaveLength(1);
});

it('has a row for each part that may be opened, each with the way back', async () => {
  const own: Elder = {
    ...doctorsPatient,
    by: 'self',
    relation: null,
    permissions: ['health:read', 'health:write', 'bookings:manage'],
  };
  const { unmount } = await renderPage('/healthcare', {
    as: ['PATIENT'],
    answers: [answers(listElders, { data: [own] })],
  });
  screen.getByRole('heading', { level: 1, name: 'My health' });
  expect(rows()).toEqual(
    [
      'vitals',
      'medications',
      'appointments',
      'report',
      'record',
      'documents',
      'visits',
      'timeline',
    ].map((part) => `/healthcare?tab=${part}`),
  );
  // A row opens its part at the heading
  const row = within(screen.getByRole('main')).getByRole('link', { name: /^Documents/ });
  await act(async () => void fireEvent.click(row));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Documents' });
  expect(document.activeElement).toBe(heading);
  unmount();
  await renderPage('/healthcare?tab=vitals', {
    as: ['PATIENT'],
    answers: [answers(listElders, { data: [own] })],
  });
  const back = screen
    .getAllByRole('link', { name: 'Health' })
    .map((link) => link.getAttribute('href'));
  expect(back).toContain('/healthcare');
});

it('looks into no part of somebody else’s health that was not opened', async () => {
  const { api } = await open(`/healthcare?elder=${relative.id}`);
  const viewed = api.requested
    .map(({ path }) => path)
    .filter((path) => path.includes('/elders/:id/'));
  expect(viewed).not.toContain('/api/elders/:id/record');
  expect(viewed).not.toContain('/api/elders/:id/documents');
  expect(viewed).not.toContain('/api/elders/:id/timeline');
});

it('says nothing about appointments on the chart of who has them kept by others', async () => {
  await open(`/healthcare?elder=${relative.id}`);
  expect(rows().some((href) => href?.includes('tab=medications'))).toBe(true);
  expect(rows().some((href) => href?.includes('tab=appointments'))).toBe(false);
});

it('shows who keeps the appointments of an elder only those of that elder', async () => {
  const kept: Elder = {
    ...relative,
    permissions: ['health:read', 'bookings:manage'],
  };
  const { api } = await open(`/healthcare?elder=${relative.id}&tab=appointments`, kept);
  screen.getByRole('heading', { level: 1, name: 'Appointments' });
  const requested = api.urls.filter((_, at) => api.requested[at] === listBookings);
  expect(new Set(requested)).toEqual(new Set([expect.stringContaining(`elderId=${relative.id}`)]));
});
