import { listBookings } from '@hafi/contract/bookings/bookings.contract';
import { type Elder, listElders } from '@hafi/contract/circle/circle.contract';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { doctorsPatient } from '../../../test/doctors-patient.ts';
import { answers } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';

const open = (path: string, of: Elder = doctorsPatient) =>
  renderPage(path, { as: ['FAMILY'], answers: [answers(listElders, { data: [of] })] });
const offer = () => {
  const main = within(screen.getByRole('main'));
  return [
    ...main.queryAllByText(/Doctors in all 30 districts/),
    ...main.queryAllByRole('link', { name: 'Find Doctors' }),
  ];
};

beforeAll(loadAllParts, 120_000);

it("offers no appointment above somebody's chart", async () => {
  await open(`/healthcare?elder=${doctorsPatient.id}&tab=record`);
  screen.getByRole('tab', { name: 'Record', selected: true });
  expect(offer()).toEqual([]);
});

it('offers one on its own page', async () => {
  await open('/healthcare');
  expect(offer()).toHaveLength(2);
});

it('says nothing about appointments on the chart of who has them kept by others', async () => {
  await open(`/healthcare?elder=${doctorsPatient.id}`);
  screen.getByRole('tab', { name: 'Medications', selected: true });
  expect(screen.queryByRole('tab', { name: 'Appointments' })).toBeNull();
});

it('shows who keeps the appointments of an elder only those of that elder', async () => {
  const kept: Elder = {
    ...doctorsPatient,
    by: 'circle',
    permissions: ['health:read', 'bookings:manage'],
  };
  const { api } = await open(`/healthcare?elder=${doctorsPatient.id}`, kept);
  screen.getByRole('tab', { name: 'Appointments', selected: true });
  const asked = api.urls.filter((_, at) => api.asked[at] === listBookings);
  expect(new Set(asked)).toEqual(
    new Set([expect.stringContaining(`elderId=${doctorsPatient.id}`)]),
  );
});
