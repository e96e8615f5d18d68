import { changeCheckInPlan, getCheckInPlan } from '@hafi/contract/checkins/check-in-plan.contract';
import type { CheckInPlan } from '@hafi/contract/checkins/check-in-plan.schemas';
import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { sampleOf } from '../../../../test/sample-of.ts';
import { planDraftSchema, quarters } from './plan-draft.ts';

const elders = sampleOf(listElders.output, { items: 1 }) as Answer<typeof listElders>;
const [first] = elders.data;
const plan: CheckInPlan = {
  isOn: true,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  time: '08:00',
  tellAfterMinutes: 10,
  pause: null,
  changedAt: null,
  changedBy: null,
  mayChange: true,
  reachable: true,
  told: 2,
};

beforeAll(loadAllParts, 120_000);

const open = (
  more: Partial<CheckInPlan> = {},
  change: FakeAnswer = answers(changeCheckInPlan, { data: { ...plan, ...more } }),
) =>
  renderPage(`/check-in-plan?elder=${first?.id}`, {
    as: ['PATIENT'],
    answers: [
      answers(listElders, {
        ...elders,
        data: elders.data.map((each) => ({ ...each, by: 'self' as const })),
      }),
      answers(getCheckInPlan, { data: { ...plan, ...more } }),
      change,
    ],
  });

it('keeps the hour and says by when a check-in is expected', async () => {
  await open();
  fireEvent.change(await screen.findByLabelText(/^By what time\?/), { target: { value: '08:15' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Kept\. A check-in is expected by/);
});

it('lets people choose when others are told, and says what follows', async () => {
  const { api } = await open({ tellAfterMinutes: 20 });
  const choice = await screen.findByLabelText('When are my people told?');
  expect((choice as HTMLSelectElement).value).toBe('20');
  screen.getByText('20 minutes after the hour the circle is told: 2 people.');
  screen.getByText(/^50 minutes after the hour, if nobody looks after it/);
  fireEvent.change(choice, { target: { value: '60' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Kept\. A check-in is expected by/);
  expect(api.requested).toContain(changeCheckInPlan);
});

it('takes another hour on some days, behind one press while there is none', async () => {
  const otherTimes = [{ weekday: 7, time: '10:30' }];
  const change = answers(changeCheckInPlan, { data: { ...plan, otherTimes } });
  const { api } = await open({}, change);
  const title = await screen.findByText('Other hours on some days');
  expect(title.closest('details')?.open).toBe(false);
  fireEvent.click(title);
  const sunday = screen.getByLabelText('Sunday', { selector: 'select' });
  expect((sunday as HTMLSelectElement).selectedOptions[0]?.text).toBe('08:00, as usual');
  fireEvent.change(sunday, { target: { value: '10:30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/at the other hours on their days\.$/);
  expect(api.requested).toContain(changeCheckInPlan);
});

it('shows the other hours of a plan at once, and only those of its days', async () => {
  await open({ weekdays: [1, 7], otherTimes: [{ weekday: 7, time: '10:30' }] });
  const sunday = await screen.findByLabelText('Sunday', { selector: 'select' });
  expect((sunday as HTMLSelectElement).value).toBe('10:30');
  expect(sunday.closest('details')?.open).toBe(true);
  expect(screen.queryByLabelText('Tuesday', { selector: 'select' })).toBeNull();
});

it('asks for the last day of a pause', async () => {
  await open();
  await screen.findByLabelText(/^By what time\?/);
  fireEvent.click(screen.getByRole('radio', { name: 'Yes', checked: false }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Choose the last day of the pause.')).length).toBeGreaterThan(
    0,
  );
});

it('says what makes it worth less: nobody who is told, no way to remind', async () => {
  await open({ told: 0, reachable: false });
  await screen.findByText(/^Nobody in your circle receives alerts/);
  await screen.findByText(/^We have no number, address or device/);
});

it('says that a change was not kept', async () => {
  await open({}, fails(changeCheckInPlan));
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('It did not work.');
});

it('shows the hours to who may not change them', async () => {
  await open({
    mayChange: false,
    otherTimes: [{ weekday: 7, time: '10:30' }],
    pause: { until: '2099-11-25', reason: 'In hospital' },
  });
  await screen.findByText('Sunday 10:30');
  await screen.findByText('In hospital');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('takes quarters of an hour, and a pause with its reason', () => {
  expect([quarters.length, quarters.at(0), quarters.at(-1)]).toEqual([96, '00:00', '23:45']);
  const draft = { isOn: 'on', time: '08:15', tellAfter: '30', paused: 'yes' } as const;
  const others = { day1: '10:00', day2: '11:00' };
  expect(
    planDraftSchema.parse({ ...draft, weekdays: [1], others, until: '2026-11-25', reason: ' ' }),
  ).toEqual({
    isOn: true,
    time: '08:15',
    tellAfterMinutes: 30,
    weekdays: [1],
    otherTimes: [{ weekday: 1, time: '10:00' }],
    pause: { until: '2026-11-25', reason: null },
  });
});
