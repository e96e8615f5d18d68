import 'fake-indexeddb/auto';
import {
  getCareRoute,
  getCareWeek,
  logCareVisit,
} from '@hafi/contract/caregivers/caregivers.contract';
import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { listPeopleToCall } from '@hafi/contract/emergency/emergency.contract';
import { addVital } from '@hafi/contract/vitals/vitals.contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  answers,
  answersSample,
  answersWhile,
  type FakeAnswer,
  fails,
  unreachable,
} from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { press } from '../../../test/said.ts';
import { sampleOf } from '../../../test/sample-of.ts';

const elders = sampleOf(listElders.output, { items: 1 }) as Answer<typeof listElders>;
const cared = elders.data.map((elder) => ({
  ...elder,
  by: 'circle' as const,
  relation: 'caregiver' as const,
  permissions: ['health:read' as const, 'health:write' as const],
}));
const { data } = sampleOf(getCareRoute.output, { items: 1 }) as Answer<typeof getCareRoute>;
const [elder] = cared;
const [sample] = data.stops;
if (!elder || !sample?.planned || !sample.visit) throw new Error('no sample');
const stop = {
  ...sample,
  elder,
  calledOff: null,
  visit: { ...sample.visit, arrivedAt: '2026-11-23T05:30:00.000Z', leftAt: null },
  state: 'arrived' as const,
  planned: {
    ...sample.planned,
    day: '2026-11-23',
    startsAt: '2026-11-23T05:30:00.000Z',
    endsAt: '2026-11-23T06:30:00.000Z',
  },
  doses: [],
  aid: {
    calls: [
      { name: 'Claudine Uwase', phone: '+250788300001', relation: 'child' as const },
      { name: 'Jean Habimana', phone: '+250788300002', relation: 'doctor' as const },
    ],
    allergies: ['Penicillin'],
    plan: { text: 'Walk every day.', doctor: 'Jean Habimana', at: '2026-11-20T08:00:00.000Z' },
  },
};

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);
beforeAll(() =>
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date'],
    now: new Date('2026-11-23T06:00:00Z'),
  }),
);
afterAll(() => vi.useRealTimers());

const open = (isOnline: boolean, ...more: FakeAnswer[]) =>
  renderPage(`/visits/${stop.planned.scheduleId}?day=2026-11-23`, {
    as: ['CAREGIVER'],
    answers: [
      ...more,
      answers(listElders, { ...elders, data: cared }),
      answers(getCareRoute, { data: { day: '2026-11-23', stops: [stop] } }),
      // A caregiver decides for nobody.
      answers(listPeopleToCall, { data: [] }),
      answersSample(getCareWeek, 0),
      ...(isOnline
        ? [answersSample(addVital, 1), answersSample(logCareVisit, 1)]
        : [unreachable(addVital), unreachable(logCareVisit)]),
    ],
  });

it('shows on the sheet the allergies and what the doctor wishes', async () => {
  await open(true);
  await screen.findByText('Allergies: Penicillin');
  screen.getByText('Jean Habimana wishes (20 November 2026):');
  screen.getByText('Walk every day.');
});

it('begins the route after a dangerous reading without network with the number and whom to call', async () => {
  let isOnline = false;
  await open(
    false,
    answersWhile(() => isOnline, fails(addVital, 403, 'forbidden')),
  );
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.input(await screen.findByLabelText(/upper|systolic/i), { target: { value: '192' } });
  fireEvent.input(screen.getByLabelText(/lower|diastolic/i), { target: { value: '121' } });
  await press('Done');
  await screen.findByText(/Do not leave them alone/);
  await press('It is right, send it');
  await screen.findByText(/is written down\.$/);
  const [notified] = await screen.findAllByText(/^Stay with .* Call now\.$/);
  const card = notified?.closest('section');
  if (!card) throw new Error('there is no card');
  within(card).getByText('192/121');
  await within(card).findByText(/^Nobody knows of 192\/121 yet/);
  const hrefs = within(card)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  expect(hrefs.slice(0, 3)).toEqual(['tel:912', 'tel:+250788300001', 'tel:+250788300002']);
  expect(hrefs[3]).toMatch(/^sms:\+250788300001,\+250788300002\?body=/);
  // Before everything else of the page.
  const [heading] = screen.getAllByRole('heading', { level: 1 });
  if (!heading) throw new Error('there is no heading');
  const where = card.compareDocumentPosition(heading);
  expect(where & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  // The server refuses it.
  isOnline = true;
  onLine.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  const said = await screen.findByText(
    'It was not taken: nobody was told by Hafi. Call.',
    {},
    { timeout: 10_000 },
  );
  within(said.closest('section') ?? document.body).getByText('192/121');
  expect(screen.queryByText(/who are told of alerts are told now/)).toBeNull();
});
