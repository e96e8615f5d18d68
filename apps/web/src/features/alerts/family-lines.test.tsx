import { acknowledgeAlert } from '@hafi/contract/alerts/alerts.contract';
import type { Glance, OpenAlert } from '@hafi/contract/alerts/glance.schemas';
import { listGlances } from '@hafi/contract/alerts/glances.contract';
import { listEmergencies } from '@hafi/contract/emergency/emergencies.contract';
import type { EmergencyLine } from '@hafi/contract/emergency/emergency.schemas';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { anEmergencyLine } from '../../../test/an-emergency.ts';
import { answers, type FakeAnswer, fails, hangs } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';

const id = (nth: number) => `019aa000-0000-7000-8000-00000000000${nth}`;
// 08:00 in Kigali.
const serverTime = new Date('2026-11-23T06:00:00Z');

const glance = (nth: number, name: string, more: Partial<Glance> = {}): Glance => ({
  elder: {
    id: id(nth),
    name,
    firstName: name.split(' ')[0] ?? '',
    photo: null,
    by: 'circle',
    relation: 'child',
    decidesAs: null,
    permissions: ['health:read', 'alerts:receive'],
  },
  wellBeing: 'well',
  readings: [],
  openAlerts: 0,
  urgent: [],
  standing: [],
  lastHeard: { sign: 'check-in', at: '2026-11-23T05:12:00.000Z' },
  phone: `+25078800000${nth}`,
  nextHomeVisit: null,
  doses: null,
  lastCheckIn: null,
  checkInMissed: false,
  checkIn: null,
  nextVisit: null,
  ...more,
});

const crisis: OpenAlert = {
  id: id(9),
  level: 'urgent',
  since: '2026-11-23T03:15:00.000Z',
  acknowledgedAt: null,
  acknowledgedBy: null,
  seen: { name: 'Jean Habimana', at: '2026-11-23T03:20:00.000Z' },
  what: {
    kind: 'blood-pressure',
    direction: 'high',
    judgedBy: null,
    values: { systolic: 182, diastolic: 121 },
  },
};
const none = { planned: 3, taken: 1, skipped: 0, missed: 0, due: 0, next: null };
const yesterday = { sign: 'dose', at: '2026-11-22T16:10:00.000Z' } as const;

let list: Glance[];
const show = (
  glances: Glance[],
  act: FakeAnswer = fails(acknowledgeAlert),
  calls: EmergencyLine[] | 'failed' = [],
) => {
  list = glances;
  const live = {
    endpoint: listGlances,
    answer: () => answers(listGlances, { data: list }).answer(),
  };
  return renderPage('/family-dashboard', {
    as: ['FAMILY'],
    answers: [
      live,
      act,
      calls === 'failed' ? fails(listEmergencies) : answers(listEmergencies, { data: calls }),
    ],
    serverTime,
  });
};
/** The lines as read: without the tiles, which repeat the names. */
const lines = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-state]')].map((line) => {
    const read = line.cloneNode(true) as Element;
    for (const hidden of read.querySelectorAll('[aria-hidden]')) hidden.remove();
    return read.textContent?.replace(/\s+/g, ' ');
  });

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

it('draws the worst first: state, why, since when, who is on it, a key that calls', async () => {
  const { container } = await show([
    glance(1, 'Bernadette Mukarwego'),
    glance(2, 'Innocent Karangwa', {
      wellBeing: 'look',
      doses: { ...none, missed: 1 },
      nextHomeVisit: { startsAt: '2026-11-23T08:00:00.000Z', caregiver: 'Chantal' },
    }),
    glance(3, 'Agnès Uwimana', { wellBeing: 'unheard', lastHeard: yesterday }),
    glance(4, 'Espérance Mukamana', { wellBeing: 'urgent', standing: [crisis] }),
    glance(5, 'Vérène Nyirabega', { wellBeing: 'new', lastHeard: null }),
  ]);
  expect(lines(container)).toEqual([
    'Espérance Mukamana Urgent Blood Pressure 182/121182/121. Since 05:15. Jean Habimana saw it at 05:20. Nobody takes care of it yet.I take care of it',
    'Agnès Uwimana No word Since yesterday 18:10.',
    'Innocent Karangwa Look 1 dose1 dose missedSaid “I am well” at 07:12. Chantal visits at 10:00.',
    'Vérène Nyirabega New here Nothing was heard yet.',
    'Bernadette Mukarwego Well said so 07:12',
  ]);
  screen.getByRole('heading', { level: 1, name: '3 of 5 need you' });
  const shapes = [...container.querySelectorAll('[data-shape]')].map((each) =>
    each.getAttribute('data-shape'),
  );
  expect(shapes).toEqual(['urgent', 'none', 'watch', 'none', 'normal']);
  const call = screen.getByRole<HTMLAnchorElement>('link', { name: 'Call Agnès Uwimana' });
  expect(call.href).toBe('tel:+250788000003');
  const opened = screen.getByRole<HTMLAnchorElement>('link', {
    name: /^Espérance Mukamana Urgent/,
  });
  expect(opened.getAttribute('href')).toBe(`/alerts/${crisis.id}?elder=${id(4)}`);
});

it('says in the line who takes care of it, and moves the focus there', async () => {
  const taken = {
    acknowledgedAt: '2026-11-23T03:31:00.000Z',
    acknowledgedBy: { id: id(1), name: 'Claudine' },
  };
  await show([glance(4, 'Espérance Mukamana', { wellBeing: 'urgent', standing: [crisis] })], {
    endpoint: acknowledgeAlert,
    answer: () => {
      list = list.map((each) => ({ ...each, standing: [{ ...crisis, ...taken }] }));
      return answers(acknowledgeAlert, { data: taken }).answer();
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'I take care of it: Espérance Mukamana' }));
  const said = await screen.findByText(/You take care of it/);
  await waitFor(() => expect(document.activeElement).toBe(said));
  expect(screen.queryByRole('button', { name: /^I take care of it/ })).toBeNull();
  // Seen is not solved.
  screen.getByRole('heading', { level: 1, name: '1 of 1 needs you' });
});

it('says in the line that it was not sent', async () => {
  await show([glance(4, 'Espérance Mukamana', { wellBeing: 'urgent', standing: [crisis] })]);
  fireEvent.click(screen.getByRole('button', { name: 'I take care of it: Espérance Mukamana' }));
  await screen.findByRole('alert');
  screen.getByText(/Nobody takes care of it yet/);
});

const today = { expectedAt: null, pausedUntil: null, mood: null, late: null };

it('puts a check-in that did not come before a reading to watch, with who is on it', async () => {
  const late = {
    id: id(8),
    expectedAt: '2026-11-23T05:45:00.000Z',
    toldAt: '2026-11-23T05:55:00.000Z',
    acknowledgedAt: null,
    acknowledgedBy: null,
  };
  const by = {
    acknowledgedAt: '2026-11-23T05:58:00.000Z',
    acknowledgedBy: { id: id(7), name: 'Jean' },
  };
  const watched: OpenAlert = { ...crisis, level: 'watch' };
  const { container } = await show([
    glance(1, 'Bernadette Mukarwego', {
      wellBeing: 'look',
      lastHeard: yesterday,
      standing: [watched],
      checkIn: { ...today, late },
    }),
    glance(2, 'Agnès Uwimana', {
      wellBeing: 'look',
      lastHeard: yesterday,
      checkIn: { ...today, late: { ...late, ...by } },
    }),
    glance(3, 'Vérène Nyirabega', {
      wellBeing: 'quiet',
      lastHeard: yesterday,
      checkIn: { ...today, expectedAt: '2026-11-23T16:00:00.000Z' },
    }),
    glance(5, 'Innocent Karangwa', {
      wellBeing: 'look',
      checkIn: { ...today, mood: 'not-well' },
    }),
  ]);
  expect(lines(container)).toEqual([
    'Bernadette Mukarwego Look no check-inShould have said so at 07:45. Nobody takes care of it yet.',
    'Agnès Uwimana Look no check-inShould have said so at 07:45. Jean takes care of it.',
    'Innocent Karangwa Look says: not well 07:12',
    'Vérène Nyirabega No word yet Expected by 18:00. Since yesterday 18:10.',
  ]);
  const line = screen.getByRole('link', { name: /^Bernadette/ });
  expect(line.getAttribute('href')).toBe(`/check-ins/${id(8)}?elder=${id(1)}`);
});

it('never calls well what was well yesterday', async () => {
  const { container } = await show([glance(1, 'Bernadette Mukarwego', { lastHeard: yesterday })]);
  expect(lines(container)).toEqual(['Bernadette Mukarwego No word yet Since yesterday 18:10.']);
  screen.getByRole('heading', { level: 1, name: 'How they are' });
});

it('says nothing calm to who is told of alerts only, or of nothing', async () => {
  const notified = glance(1, 'Bernadette Mukarwego', { wellBeing: null, lastHeard: null });
  const nothing = glance(2, 'Innocent Karangwa', { wellBeing: null, lastHeard: null, phone: null });
  const { container } = await show([
    { ...notified, elder: { ...notified.elder, permissions: ['alerts:receive'] } },
    { ...nothing, elder: { ...nothing.elder, permissions: ['messages'] } },
  ]);
  expect(lines(container)).toEqual([
    'Bernadette Mukarwego You are told when something is wrong.',
    'Innocent Karangwa How Innocent is you do not see.',
  ]);
  expect(container.querySelector('[data-shape]')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Call Innocent Karangwa' })).toBeNull();
});

it('tells a neighbour that it is urgent, and not what was measured', async () => {
  const { container } = await show([
    glance(4, 'Espérance Mukamana', {
      wellBeing: 'urgent',
      standing: [{ ...crisis, what: null, seen: null }],
      lastHeard: null,
    }),
  ]);
  expect(lines(container)[0]).toBe(
    'Espérance Mukamana Urgent Since 05:15. Nobody takes care of it yet.I take care of it',
  );
});

it('keeps the surname where two have the same first name', async () => {
  const { container } = await show([
    glance(1, 'Innocent Karangwa'),
    glance(2, 'Innocent Mugabo'),
    glance(3, 'Agnès Uwimana'),
  ]);
  const hidden = [...container.querySelectorAll('b > span[class*="surname"]')];
  expect(hidden.map(({ textContent }) => textContent)).toEqual([' Uwimana']);
});

it('looks calm neither while it loads nor when it failed', async () => {
  const { container, unmount } = await renderPage('/family-dashboard', {
    as: ['FAMILY'],
    answers: [hangs(listGlances)],
  });
  screen.getByRole('heading', { level: 1, name: 'How they are' });
  expect(container.querySelector('main [data-loading]')).not.toBeNull();
  expect(container.querySelector('main')?.textContent).not.toMatch(/well/i);
  unmount();
  await renderPage('/family-dashboard', { as: ['FAMILY'], answers: [fails(listGlances)] });
  screen.getByText('How they are did not arrive');
});

it('says to who is in no circle how to come into one', async () => {
  await show([]);
  screen.getByText('You are in no circle yet');
});

it('puts who calls for help before everything, and says nothing calm of them', async () => {
  const bernadette = glance(1, 'Bernadette Mukarwego');
  const agnes = glance(2, 'Agnès Uwimana', { wellBeing: 'urgent', standing: [crisis] });
  const call = (drill: boolean) => [
    anEmergencyLine({ drill, elder: { ...bernadette.elder, you: false } }),
  ];
  const { container, unmount } = await show([agnes, bernadette], undefined, call(false));
  await screen.findByRole('heading', { level: 1, name: '2 of 2 need you' });
  const [first] = lines(container);
  expect(first).toMatch(/Bernadette.*Urgent.*calls for help.*Nobody has answered yet/);
  const link = screen.getByRole('link', { name: /calls for help/ });
  expect(link.getAttribute('href')).toContain('/emergency/');
  unmount();
  await show([agnes, bernadette], undefined, call(true));
  await screen.findByRole('heading', { level: 1, name: '1 of 2 needs you' });
});

it('says that all is well only where it is known that nobody calls for help', async () => {
  await show([glance(1, 'Bernadette Mukarwego')], undefined, 'failed');
  await screen.findByText(/said so/);
  await waitFor(() => screen.getByRole('heading', { level: 1, name: 'How they are' }));
});

it.each([[false], [true]])(
  'says of who has died one calm sentence, with the way to take back a mistake, and nothing else (drill open: %s)',
  async (drill) => {
    const recordedAt = '2026-11-22T10:00:00.000Z';
    const death = { recordedAt, by: 'Claudine Uwase', mayWithdraw: true };
    const vestine = glance(1, 'Vestine Uwase', {
      death,
      wellBeing: null,
      standing: [],
      phone: null,
      lastHeard: null,
    });
    const calls = drill
      ? [anEmergencyLine({ drill, elder: { ...vestine.elder, you: false } })]
      : [];
    const { container } = await show([vestine], undefined, calls);
    await screen.findByText(/^Claudine Uwase recorded on .*22 November 2026.* has died\.$/);
    expect(
      screen.getByRole('link', { name: 'It was recorded by mistake' }).getAttribute('href'),
    ).toContain('/circle?elder=');
    expect(lines(container)).toEqual([]);
    expect(container.textContent).not.toMatch(/protection is|All is well|No word/i);
  },
);
