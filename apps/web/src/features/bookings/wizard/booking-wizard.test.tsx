import { type Booking, booking as bookingSchema } from '@hafi/contract/bookings/booking.schemas';
import {
  createBooking,
  getBooking,
  listBookingPatients,
} from '@hafi/contract/bookings/bookings.contract';
import { listSlots } from '@hafi/contract/doctors/doctors.contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { sampleOf } from '../../../../test/sample-of.ts';
import { i18n } from '../../../lib/words/words.ts';

const doctor = '0195a3b2-0000-7000-8000-000000000001';
const self = {
  id: doctor.replace(/1$/, '7'),
  name: 'Marie Uwase',
  firstName: 'Marie',
  self: true,
  home: null,
};
const booked: Booking = { ...(sampleOf(bookingSchema) as Booking), side: 'patient' };

/** The wizard at a step, with everything chosen. */
const open = (step: number) =>
  renderPage(
    `/booking?step=${step}&doctor=${doctor}&date=2026-11-24&time=10:30&type=general&mode=phone`,
    {
      as: ['PATIENT'],
      serverTime: new Date('2026-11-23T08:00:00Z'),
      answers: [
        answers(listBookingPatients, { data: [self] }),
        answers(listSlots, { data: [{ time: '10:30', available: true }] }),
        answers(createBooking, { data: booked }),
        answers(getBooking, { data: booked }),
      ],
    },
  );

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Waits for what a press leads to, or React complains of parts that load meanwhile. */
const press = (name: string) => act(async () => void click(name));
const page = (name: string) => screen.findByRole('heading', { level: 1, name });

/** What happens right after the booking was noted and the page of its payment asked for. */
const onceBooked = vi.fn();
const { setItem } = Storage.prototype;
Storage.prototype.setItem = function (key, value) {
  setItem.call(this, key, value);
  if (key === 'just-booked') queueMicrotask(onceBooked);
};

async function book({ waits = true } = {}) {
  const view = await open(3);
  await press('Next: confirm');
  await screen.findByRole('heading', { name: 'Step 4 of 4: confirm' });
  if (waits) await press('Confirm booking');
  else click('Confirm booking');
  return view;
}

beforeAll(loadAllParts, 120_000);
beforeEach(() => {
  sessionStorage.clear();
  onceBooked.mockReset();
});
afterAll(() => {
  Storage.prototype.setItem = setItem;
});

it('leads to the payment, also when the wizard is drawn again before that has loaded', async () => {
  onceBooked.mockImplementation(() => flushSync(() => i18n.activate(i18n.locale)));
  await book();
  await page('Payment');
  expect(onceBooked).toHaveBeenCalledOnce();
  expect(screen.queryByRole('heading', { name: 'Your appointment' })).toBeNull();
});

it('leads to the booking on the way back from its payment: the time is not taken', async () => {
  const { goBack } = await book();
  await page('Payment');
  await act(async () => goBack());
  await page('Your appointment');
});

it('does so too on the way back from a payment that has not loaded yet', async () => {
  const { goBack } = await book({ waits: false });
  onceBooked.mockImplementation(goBack);
  await page('Your appointment');
  expect(onceBooked).toHaveBeenCalledOnce();
});

it('goes on at the heading of the next step, also right after the page was loaded', async () => {
  await open(2);
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await press('Next: visit type');
  const heading = await screen.findByRole('heading', { name: 'Step 3 of 4: appointment type' });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: false });
});

it('stays where the person was when the browser goes a step back', async () => {
  const { goBack } = await open(2);
  await press('Next: visit type');
  await screen.findByRole('heading', { name: 'Step 3 of 4: appointment type' });
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await act(async () => goBack());
  await screen.findByRole('heading', { name: 'Step 2 of 4: day and time' });
  await vi.waitFor(() => expect(focus).toHaveBeenLastCalledWith({ preventScroll: true }));
});

const elder = (digit: string, firstName: string) => ({
  id: doctor.replace(/1$/, digit),
  name: `${firstName} Nyirabega`,
  firstName,
  self: false,
  home: { district: 'Huye', sector: { code: '2407', name: 'Ngoma' }, near: '2407' },
});
const [mother, father] = [elder('8', 'Vérène'), elder('9', 'Athanase')];

/** The last step of a daughter's booking, for whom as the address says. */
const openFor = (whom: string, patients: () => object[], ...more: FakeAnswer[]) =>
  renderPage(
    `/booking?step=4&doctor=${doctor}&date=2026-11-24&time=10:30&type=general&mode=phone${whom}`,
    {
      as: ['FAMILY'],
      serverTime: new Date('2026-11-23T08:00:00Z'),
      answers: [
        { endpoint: listBookingPatients, answer: () => Response.json({ data: patients() }) },
        answers(listSlots, { data: [{ time: '10:30', available: true }] }),
        ...more,
      ],
    },
  );
const confirms = () =>
  !screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm booking' }).disabled;
const asksWhom = () => screen.queryByRole('group', { name: 'For whom is the visit?' });

it('says for whom it is, where there is one elder only, and asks for nobody', async () => {
  await openFor('', () => [self, mother]);
  await screen.findByText(mother.name, { selector: 'p b' });
  expect(asksWhom()).toBeNull();
});

it('asks first for whom it is, where there are several, at whatever step', async () => {
  await openFor('', () => [self, mother, father]);
  expect(asksWhom()).toBeTruthy();
  expect(confirms()).toBe(false);
  await press('Athanase Nyirabega Ngoma, Huye');
  await screen.findByLabelText('A note for the doctor (optional)');
  expect(confirms()).toBe(true);
  expect(asksWhom()).toBeNull();
  expect(document.activeElement?.textContent).toBe(`For ${father.name}`);
});

it('begins with the doctors near the district where no sector is known', async () => {
  const home = { district: 'Huye', sector: null, near: '24' };
  const { api } = await renderPage(`/booking?elder=${mother.id}`, {
    as: ['FAMILY'],
    answers: [answers(listBookingPatients, { data: [self, { ...mother, home }] })],
  });
  await screen.findByText('The nearest to Huye, where Vérène lives, and the soonest come first.');
  await vi.waitFor(() =>
    expect(api.urls.some((url) => /near=24&sort=nearest/.test(url))).toBe(true),
  );
});

it('says so when the right to book for an elder is gone, keeps all, and books for nobody else', async () => {
  let kept: object[] = [self, mother];
  const { api } = await openFor('', () => kept, {
    endpoint: createBooking,
    answer: () => {
      kept = [self];
      return fails(createBooking, 404, 'not-found').answer();
    },
  });
  fireEvent.change(await screen.findByLabelText('A note for the doctor (optional)'), {
    target: { value: 'She hears badly.' },
  });
  await press('Confirm booking');
  await screen.findByText('You can no longer book for this person.');
  expect(confirms()).toBe(false);
  await press('Myself');
  const note = await screen.findByLabelText<HTMLTextAreaElement>(
    'A note for the doctor (optional)',
  );
  expect(note.value).toBe('She hears badly.');
  expect(api.requested.filter((each) => each === createBooking)).toHaveLength(1);
});
