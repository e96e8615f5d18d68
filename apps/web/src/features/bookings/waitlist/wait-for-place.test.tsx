import { listBookingPatients } from '@hafi/contract/bookings/bookings.contract';
import { joinWaitlist, leaveWaitlist, listWaits } from '@hafi/contract/bookings/waitlist.contract';
import type { Wait } from '@hafi/contract/bookings/waitlist.schemas';
import type { Answer } from '@hafi/contract/core/endpoint';
import { getDoctor } from '@hafi/contract/doctors/doctors.contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { sampleOf } from '../../../../test/sample-of.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const { data: doctor } = sampleOf(getDoctor.output, { items: 2 }) as Answer<typeof getDoctor>;
const { data: sample } = sampleOf(listWaits.output, { items: 1 }) as Answer<typeof listWaits>;
const elder = { id: '01900000-0000-7000-8000-0000000000aa', name: 'Marie Mukamana' };
const patients = [
  { id: elder.id, name: elder.name, firstName: 'Marie', self: false, home: null },
] as const;
const wait = {
  ...sample[0],
  doctor: { id: doctor.id, name: doctor.name, specialty: doctor.specialty },
  patient: elder,
  wish: 'morning',
  until: '2027-01-22T06:00:00.000Z',
} as Wait;

const open = (...given: FakeAnswer[]) =>
  renderPage(`/booking?doctor=${doctor.id}&elder=${elder.id}`, {
    as: ['FAMILY'],
    answers: [
      ...given,
      answers(getDoctor, { data: doctor }),
      answers(listBookingPatients, { data: [...patients] }),
    ],
  });
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('asks for a place for the elder, and says that it is noted', async () => {
  let waits: Wait[] = [];
  const { api } = await open(
    { endpoint: listWaits, answer: () => answers(listWaits, { data: waits }).answer() },
    answers(joinWaitlist, { data: wait }),
  );
  await press('Wait for a place');
  fireEvent.click(screen.getByRole('radio', { name: 'Any morning' }));
  waits = [wait];
  await press('Wait for a place');
  await screen.findByText(`Noted: ${doctor.name} sees it.`);
  screen.getByText(/^Marie waits for a place with .*\. Any morning, until .*22 January 2027\.$/);
  expect(api.requested).toContain(joinWaitlist);
});

it('keeps what was chosen when it fails', async () => {
  await open(answers(listWaits, { data: [] }), fails(joinWaitlist, 409, 'too-many-waits'));
  await press('Wait for a place');
  fireEvent.click(screen.getByRole('radio', { name: 'Any afternoon' }));
  await press('Wait for a place');
  await screen.findByText('It did not work.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Any afternoon' }).checked).toBe(true);
});

it('ends a wait', async () => {
  let waits = [wait];
  const { api } = await open(
    { endpoint: listWaits, answer: () => answers(listWaits, { data: waits }).answer() },
    answers(leaveWaitlist, { data: null }),
  );
  waits = [];
  await press('Stop waiting');
  await screen.findByText(`You no longer wait for ${doctor.name}.`);
  screen.getByRole('button', { name: 'Wait for a place' });
  expect(api.requested).toContain(leaveWaitlist);
});

it('does not say that nobody waits while that is not known', async () => {
  await open(fails(listWaits, 500, 'internal'));
  screen.getByText('It is not known whether you wait for a place');
  expect(screen.queryByRole('button', { name: 'Wait for a place' })).toBeNull();
});
