import 'fake-indexeddb/auto';
import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import * as contract from '@hafi/contract/caregivers/caregivers.contract';
import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer, Endpoint } from '@hafi/contract/core/endpoint';
import { formatDate } from '@hafi/i18n/dates';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, answersSample } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { expectSaid, press, pressAndConfirm } from '../../../test/said.ts';
import { sampleOf } from '../../../test/sample-of.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const elders = sampleOf(listElders.output, { items: 1 }) as Answer<typeof listElders>;
const visits = sampleOf(contract.listCareVisits.output, { items: 1 }) as Answer<
  typeof contract.listCareVisits
>;
const { data } = sampleOf(contract.listVisitSchedules.output, { items: 1 }) as Answer<
  typeof contract.listVisitSchedules
>;
const [schedule] = data.schedules;
const [caregiver] = data.caregivers;
const [elder] = elders.data;
if (!schedule || !caregiver || !elder) throw new Error('no sample');
const grace = { ...caregiver, name: 'Grace Uwera' };
const weekly = {
  ...schedule,
  caregiver: grace,
  coming: [{ ...schedule.coming[0], day: '2026-11-26' }],
};
const day = addDays(dayInKigali(new Date()), 3);
const before = addDays(day, -4);
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

/** The elder's visits: a schedule, unless an act has ended it. */
function show(begun: readonly unknown[] = [weekly]) {
  let schedules = begun;
  const acts = [contract.skipCareVisit, contract.moveCareVisit, contract.endVisitSchedule];
  const own = elders.data.map((each) => ({ ...each, by: 'self' as const }));
  return renderPage(`/healthcare?tab=visits&elder=${elder?.id}`, {
    as: ['PATIENT'],
    answers: [
      answers(listElders, { ...elders, data: own }),
      {
        endpoint: contract.listVisitSchedules,
        answer: () => json({ data: { schedules, caregivers: [grace] } }),
      },
      ...[...acts, contract.addVisitSchedule].map((endpoint: Endpoint) => ({
        endpoint,
        answer: () => {
          schedules = endpoint === contract.addVisitSchedule ? [weekly] : [];
          return json({ data: null }, endpoint.status);
        },
      })),
      answers(contract.listCareVisits, {
        ...visits,
        nextCursor: null,
        data: visits.data.map((visit) => ({
          ...visit,
          arrivedAt: `${before}T08:00:00.000Z`,
          leftAt: `${before}T09:00:00.000Z`,
          can: { ...visit.can, amend: true },
        })),
      }),
      answersSample(contract.amendCareVisit, 1),
    ],
  });
}

it.each([
  [
    /^Call off/,
    'Call the visit off',
    'The visit of Grace Uwera on Thursday 26 November is called off.',
  ],
  [/^End these visits/, 'End the visits', 'The visits of Grace Uwera are ended.'],
])('%s: says what came of it when the card is gone', async (button, yes, said) => {
  await show();
  await pressAndConfirm(button, yes);
  await expectSaid(said);
  expect(screen.queryByRole('button', { name: button })).toBeNull();
});

it('says to when a visit is moved', async () => {
  await show();
  await press(/^Move(?! or)/);
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(screen.getByLabelText('New day'), { target: { value: '2026-11-27' } });
  await press('Move the visit', dialog);
  await expectSaid(/^The visit of Grace Uwera is moved to Friday 27 November at \d\d:\d\d\.$/);
});

it('says what is planned where the form was', async () => {
  await show([]);
  await press('Plan visits');
  fireEvent.input(await screen.findByLabelText('Day'), { target: { value: day } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'A meal' }));
  await press('Plan the visits');
  await expectSaid(
    `Planned: Grace Uwera comes on ${formatDate(day, 'en', { style: 'weekday' })} at 09:00.`,
  );
  expect(screen.queryByLabelText('Who visits?')).toBeNull();
});

it('says that a correction is kept, in the card of the visit', async () => {
  await show([]);
  await press(/^Correct/);
  await press('Save the correction');
  await expectSaid('Your correction is kept. What it said before can still be read.');
  expect(document.activeElement?.closest('li')).not.toBeNull();
});
