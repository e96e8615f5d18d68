import type { BookingPatient } from '@hafi/contract/bookings/booking.schemas';
import { listBookingPatients } from '@hafi/contract/bookings/bookings.contract';
import { type Elder, listElders } from '@hafi/contract/circle/circle.contract';
import { permissions } from '@hafi/contract/circle/circle-terms';
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { answers, type FakeAnswer, fails, hangs } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';

const vestine = '019aa000-0000-7000-8000-00000000000a';
const someoneElse = '019aa000-0000-7000-8000-00000000000b';

const elderWith = (id: string, name: string): Elder => ({
  id,
  name,
  firstName: name.split(' ')[0] ?? '',
  photo: null,
  by: 'circle',
  relation: 'child',
  decidesAs: 'manager',
  permissions: [...permissions],
});
const serves = (...elders: Elder[]) => answers(listElders, { data: elders });

const gone = 'You cannot see this person now';
const pages = [
  { page: 'health', path: `/healthcare?tab=record&elder=${vestine}`, goneWords: gone },
  { page: 'measure', path: `/healthcare/measure?elder=${vestine}`, goneWords: gone },
  { page: 'ask for help', path: `/volunteering?elder=${vestine}`, goneWords: gone },
  { page: 'circle', path: `/circle?elder=${vestine}`, goneWords: gone },
  {
    page: 'hand over',
    path: `/elders/${vestine}/hand-over`,
    goneWords: 'There is nothing to hand over',
  },
];

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

describe.each(pages)('a link for one elder: $page', ({ goneWords, path }) => {
  const show = (answer: FakeAnswer) => renderPage(path, { as: ['FAMILY'], answers: [answer] });

  it('shows that elder', async () => {
    const other = elderWith(someoneElse, 'Godelive Uwera');
    await show(serves(other, elderWith(vestine, 'Vestine Mukamana')));
    expect(screen.queryByText(goneWords)).toBeNull();
    expect(screen.queryAllByText(/Vestine/).length).toBeGreaterThan(0);
  });

  it('shows nobody else when that elder is not open to this person any more', async () => {
    const { api, container } = await show(serves(elderWith(someoneElse, 'Godelive Uwera')));
    expect(screen.getByText(goneWords)).toBeDefined();
    expect(container.querySelector('main')?.textContent).not.toContain('Godelive');
    const aboutElders = api.requested.filter(({ path: requested }) =>
      requested.startsWith('/api/elders/'),
    );
    expect(aboutElders).toEqual([]);
  });

  it('says so while it loads', async () => {
    const { container } = await show(hangs(listElders));
    expect(container.querySelector('main [data-loading]')).not.toBeNull();
    expect(screen.queryByText(goneWords)).toBeNull();
  });

  it('says so when it failed, and offers to try again', async () => {
    await show(fails(listElders));
    expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(0);
    expect(screen.queryByText(goneWords)).toBeNull();
  });
});

it('books for nobody else than the person of the link', async () => {
  const patient = (id: string, firstName: string): BookingPatient => ({
    id,
    name: `${firstName} M`,
    firstName,
    self: id !== vestine,
    home: null,
  });
  const self = patient(someoneElse, 'Claudine');
  const show = (...data: BookingPatient[]) =>
    renderPage(`/booking?elder=${vestine}`, {
      as: ['FAMILY'],
      answers: [answers(listBookingPatients, { data })],
    });
  const refused = 'You can no longer book for this person.';
  const keepsNobody = await show(self);
  expect(screen.getByText(refused)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Myself' }).getAttribute('aria-current')).toBeNull();
  keepsNobody.unmount();
  await show(self, patient(vestine, 'Vestine'));
  expect(screen.queryByText(refused)).toBeNull();
  expect(screen.getByText('Vestine M', { selector: 'p b' })).toBeDefined();
});
