import {
  acknowledgeLateCheckIn,
  getLateCheckIn,
  reachLateCheckIn,
} from '@hafi/contract/checkins/late-check-in.contract';
import type { LateCheckInPage } from '@hafi/contract/checkins/late-check-in.schemas';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import { accountWith, loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { expectSaid } from '../../../../test/said.ts';

const id = (last: string) => `019aa000-0000-7000-8000-00000000000${last}`;

const late: LateCheckInPage = {
  id: id('1'),
  expectedAt: '2026-11-23T06:00:00.000Z',
  toldAt: '2026-11-23T06:10:00.000Z',
  acknowledgedAt: null,
  acknowledgedBy: null,
  answeredAt: null,
  mood: null,
  elder: {
    id: id('a'),
    name: 'Espérance Mukamana',
    firstName: 'Espérance',
    photo: null,
    by: 'circle',
    relation: 'child',
    decidesAs: null,
    permissions: ['alerts:receive'],
  },
  calls: [
    {
      id: id('a'),
      name: 'Espérance Mukamana',
      phone: '+250788000001',
      photo: null,
      relation: null,
    },
  ],
  told: [
    {
      id: id('b'),
      name: 'Jean Uwase',
      you: false,
      isCoordinator: false,
      telling: 'unreached',
      at: '2026-11-23T06:10:00.000Z',
    },
  ],
};

beforeAll(loadAllParts, 120_000);

const open = (more: Partial<LateCheckInPage> = {}, others: readonly FakeAnswer[] = []) =>
  renderPage(`/check-ins/${id('1')}?elder=${id('a')}`, {
    as: ['FAMILY'],
    answers: [answers(getLateCheckIn, { data: { ...late, ...more } }), ...others],
  });

it('says who is waited for, whom to call and whom no message reached', async () => {
  await open();
  await screen.findByRole('heading', { level: 1, name: 'No check-in yet' });
  expect(screen.getByRole('link', { name: /Call Espérance/ }).getAttribute('href')).toBe(
    'tel:+250788000001',
  );
  expect(screen.getByText('In danger call 912.')).toBeTruthy();
  expect(screen.getByText('Jean Uwase').closest('li')?.textContent).toContain('no message arrived');
});

it('says of who is not well that a call is waited for, and when it was said', async () => {
  await open({ why: 'not-well' });
  await screen.findByRole('heading', { level: 1, name: 'Says: not well' });
  expect(screen.getByText(/said at .* that they are not well, and waits for a call/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'I take care of it' })).toBeTruthy();
});

it('is looked after by one press, and says by whom', async () => {
  const own = accountWith(['FAMILY']);
  const taken = {
    ...late,
    acknowledgedAt: '2026-11-23T06:20:00.000Z',
    acknowledgedBy: { id: own.id, name: 'Claudine Uwase' },
  };
  let page: LateCheckInPage = late;
  await renderPage(`/check-ins/${id('1')}?elder=${id('a')}`, {
    as: ['FAMILY'],
    answers: [
      { endpoint: getLateCheckIn, answer: () => answers(getLateCheckIn, { data: page }).answer() },
      {
        endpoint: acknowledgeLateCheckIn,
        answer: () => {
          page = taken;
          return answers(acknowledgeLateCheckIn, { data: taken }).answer();
        },
      },
    ],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'I take care of it' }));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^You take care of it/));
  expect(screen.queryByRole('button', { name: 'I take care of it' })).toBeNull();
});

it('says beforehand that it lapses, and until when; who has reached the elder ends it', async () => {
  const own = accountWith(['FAMILY']);
  let page: LateCheckInPage = {
    ...late,
    acknowledgedAt: '2026-11-23T06:20:00.000Z',
    acknowledgedBy: { id: own.id, name: 'Claudine Uwase' },
    heldUntil: '2026-11-23T07:20:00.000Z',
  };
  await renderPage(`/check-ins/${id('1')}?elder=${id('a')}`, {
    as: ['FAMILY'],
    answers: [
      { endpoint: getLateCheckIn, answer: () => answers(getLateCheckIn, { data: page }).answer() },
      {
        endpoint: reachLateCheckIn,
        answer: () => {
          const reachedBy = { id: own.id, name: 'Claudine Uwase' };
          page = { ...page, answeredAt: '2026-11-23T06:40:00.000Z', reachedBy };
          return answers(reachLateCheckIn, { data: page }).answer();
        },
      },
    ],
  });
  await screen.findByText(/^If nothing is heard by .*, the others are told again\.$/);
  screen.getByRole('button', { name: 'I need another hour' });
  fireEvent.click(screen.getByRole('button', { name: 'I have reached Espérance' }));
  await screen.findByRole('heading', { level: 1, name: 'Was reached' });
  await screen.findByText(/Claudine Uwase has reached/);
  expect(screen.queryByText(/the others are told again/)).toBeNull();
  await expectSaid('All who were told hear that Espérance was reached.');
});

it('says beside the key how long it lets the others be', async () => {
  await open();
  await screen.findByText(/^Then nobody else is told for an hour/);
  expect(screen.queryByRole('button', { name: 'I need another hour' })).toBeNull();
});

it('that could not be taken says so, and can be tried again', async () => {
  await open({}, [fails(acknowledgeLateCheckIn)]);
  fireEvent.click(await screen.findByRole('button', { name: 'I take care of it' }));
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'I take care of it' })).toBeTruthy();
});

it.each([
  ['well', 'Heard from: all is well'],
  ['not-well', 'Heard from, and not well'],
] as const)('after the check-in (%s) says %s, and asks nobody any more', async (mood, words) => {
  await open({ answeredAt: '2026-11-23T07:12:00.000Z', mood });
  await screen.findByRole('heading', { level: 1, name: words });
  expect(screen.queryByRole('button', { name: 'I take care of it' })).toBeNull();
});

it('is not drawn for who may not know any more', async () => {
  await renderPage(`/check-ins/${id('1')}?elder=${id('a')}`, {
    as: ['FAMILY'],
    answers: [fails(getLateCheckIn, 404, 'not-found')],
  });
  await screen.findByRole('heading', { level: 1, name: 'You cannot see this person now' });
});

it('says that the service was away at that hour, and at which hours before nothing came', async () => {
  const missedBefore = ['2026-11-22T06:00:00.000Z', '2026-11-21T06:00:00.000Z'];
  await open({ away: true, missedBefore });
  await screen.findByText(/Hafi was not working then/);
  const before = await screen.findByText(/Nothing came at these times either/);
  expect(before.nextElementSibling?.textContent).toMatch(/08:00.*08:00/);
});

it('says nothing of an outage where there was none', async () => {
  await open({ away: false, missedBefore: [] });
  await screen.findByRole('heading', { name: 'No check-in yet' });
  expect(screen.queryByText(/Hafi was not working/)).toBeNull();
});
