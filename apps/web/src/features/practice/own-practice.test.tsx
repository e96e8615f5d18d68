import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import type { Answer } from '@hafi/contract/core/endpoint';
import {
  addDaysOff,
  getCalendar,
  getOwnProfile,
  getWorkingHours,
  listDaysOff,
  removeDaysOff,
  saveOwnProfile,
  saveWorkingHours,
} from '@hafi/contract/practice/practice.contract';
import { formatDate } from '@hafi/i18n/dates';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, fails } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { expectSaid, press } from '../../../test/said.ts';
import { sampleOf } from '../../../test/sample-of.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const day = addDays(dayInKigali(new Date()), 7);
const written = formatDate(day, 'en', { style: 'full' });
const off = { id: '019aa000-0000-7000-8000-000000000001', from: day, to: day, reason: null };
const json = (data: unknown, status = 200) => new Response(JSON.stringify({ data }), { status });

/** The calendar page with its days off shown, which the acts change. */
async function showDaysOff(begun: readonly (typeof off)[]) {
  let list = begun;
  await renderPage('/calendar', {
    as: ['DOCTOR'],
    answers: [
      { endpoint: listDaysOff, answer: () => json(list) },
      {
        endpoint: addDaysOff,
        answer: () => {
          list = [off];
          return json(off, 201);
        },
      },
      {
        endpoint: removeDaysOff,
        answer: () => {
          list = [];
          return json(null);
        },
      },
    ],
  });
  fireEvent.click(screen.getByText('Days off', { exact: true }));
}

it('says which day is off, beside the button of the form', async () => {
  await showDaysOff([]);
  fireEvent.input(screen.getByLabelText('First day off'), { target: { value: day } });
  fireEvent.input(screen.getByLabelText('Last day off'), { target: { value: day } });
  await press('Take days off');
  await expectSaid(`You are off on ${written}: nobody can book that day.`);
  const button = screen.getByRole('button', { name: 'Take days off' });
  expect(document.activeElement?.compareDocumentPosition(button)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('says which day can be booked again when its row is gone', async () => {
  await showDaysOff([off]);
  await press(/^Remove/);
  await expectSaid(`Removed: ${written} can be booked again.`);
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

const hours = { data: [{ weekday: 1, start: '08:00', end: '12:00' }] };

it('says beside its button that the hours are saved, until they change', async () => {
  await renderPage('/settings?tab=practice', {
    as: ['DOCTOR'],
    answers: [answers(getWorkingHours, hours), answers(saveWorkingHours, hours)],
  });
  await press('Save working hours');
  await expectSaid('Your working hours are saved: patients can book in them from now on.');
  await press(/^Add hours.*Sunday/);
  expect(screen.queryByText(/^Your working hours are saved/)).toBeNull();
});

it('says no hours saved that were refused', async () => {
  await renderPage('/settings?tab=practice', {
    as: ['DOCTOR'],
    answers: [answers(getWorkingHours, hours), fails(saveWorkingHours)],
  });
  await press('Save working hours');
  await screen.findByText('It did not work.');
  expect(screen.queryByText(/^Your working hours are saved/)).toBeNull();
});

it('says beside its button that the profile is saved', async () => {
  const { data } = sampleOf(getOwnProfile.output) as Answer<typeof getOwnProfile>;
  const own = { data: data && { ...data, sectorCode: '0101' } };
  await renderPage('/settings?tab=practice', {
    as: ['DOCTOR'],
    answers: [answers(getOwnProfile, own), answers(saveOwnProfile, own as never)],
  });
  await press('Save profile');
  await expectSaid('Your doctor profile is saved.');
});

it('ticks nothing beforehand that is sold', async () => {
  await renderPage('/settings?tab=practice', {
    as: ['DOCTOR'],
    answers: [answers(getOwnProfile, { data: null })],
  });
  const group = await screen.findByRole('group', { name: /^Kinds of visit that you offer/ });
  const boxes = [...group.querySelectorAll('input')];
  expect(boxes.length).toBeGreaterThan(0);
  expect(boxes.some(({ checked }) => checked)).toBe(false);
});

it('leads to the profile where a calendar has none yet, without a failure', async () => {
  const { container } = await renderPage('/calendar', {
    as: ['DOCTOR'],
    answers: [
      answers(getOwnProfile, { data: null }),
      fails(getWorkingHours, 404, 'no-doctor-profile'),
    ],
  });
  const way = await screen.findByRole('link', { name: 'Fill in your doctor profile' });
  expect(way.getAttribute('href')).toBe('/settings?tab=practice');
  expect(container.textContent).not.toContain('did not arrive');
  expect(screen.queryByText('Take days off')).toBeNull();
});

it('says to a confirmed doctor without working hours that nobody can book', async () => {
  const { data: own } = sampleOf(getOwnProfile.output, { items: 1 }) as Answer<
    typeof getOwnProfile
  >;
  await renderPage('/doctor-dashboard', {
    as: ['DOCTOR'],
    answers: [
      answers(getOwnProfile, { data: own && { ...own, verified: true } }),
      answers(getCalendar, { data: { days: [], bookings: [], later: 0 } }),
    ],
  });
  await screen.findByText('You are confirmed: set your working hours.');
});
