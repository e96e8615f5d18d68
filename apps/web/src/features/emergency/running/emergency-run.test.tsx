import {
  cancelEmergency,
  comeToEmergency,
  escalateEmergency,
  getEmergency,
  resolveEmergency,
} from '@hafi/contract/emergency/emergencies.contract';
import type { EmergencyView, Responder } from '@hafi/contract/emergency/emergency.schemas';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { anEmergency, aResponder, emergencyId, ownStep } from '../../../../test/an-emergency.ts';
import { answers, type FakeAnswer, fails, hangs } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage, type Viewer } from '../../../../test/render-page.tsx';
import { queryClient } from '../../../lib/query/query-client.ts';

const at = (minute: number) => `2026-11-23T03:${minute}:00.000Z`;
const serverTime = new Date(at(20));

/** What the server says; an act may change it. */
let shown: EmergencyView;
let broken = false;
const live: FakeAnswer = {
  endpoint: getEmergency,
  answer: () => (broken ? fails(getEmergency) : answers(getEmergency, { data: shown })).answer(),
};

function open(view: EmergencyView, as: Viewer = ['PATIENT'], ...replies: FakeAnswer[]) {
  shown = view;
  broken = false;
  const path = `/emergency/${emergencyId}?elder=${view.elder.id}`;
  return renderPage(path, { as, answers: [live, ...replies], serverTime });
}
const forDaughter = (change: Partial<EmergencyView> = {}): EmergencyView => {
  const view = anEmergency();
  return {
    ...view,
    elder: { ...view.elder, you: false },
    can: { cancel: false, respond: true, resolve: true, coordinate: false, locate: false },
    ...change,
  };
};
const knowersIn = (responders: Responder[]) => anEmergency({ responders });
const linesOf = () =>
  within(screen.getByRole('region', { name: 'Who knows' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

test('says that nobody has been told where the countdown is over and it has not gone out', async () => {
  const { cancel, ...others } = anEmergency().can;
  const stuck = (second: number, more: Partial<EmergencyView> = {}) =>
    anEmergency({
      state: 'counting-down',
      firesAt: at(20),
      now: `2026-11-23T03:20:0${second}.000Z`,
      responders: [],
      can: { ...others, cancel },
      ...more,
    });
  await open(stuck(2));
  await screen.findAllByRole('link', { name: 'Call 912' });
  expect(screen.queryByText('Nobody has been told yet')).toBeNull();
  shown = stuck(6);
  await queryClient.refetchQueries();
  expect(await screen.findByText('Nobody has been told yet')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Call 912' }).length).toBeGreaterThan(0);
  shown = anEmergency();
  await queryClient.refetchQueries();
  await waitFor(() => expect(screen.queryByText('Nobody has been told yet')).toBeNull());
});

test('shows what somebody wrote by SMS to everybody', async () => {
  await open(knowersIn([aResponder('Gaspard', 'seen', { wrote: 'the gate is locked' })]));
  expect(linesOf()[0]).toContain('Has seen it“the gate is locked”');
});

test('says that somebody wrote where it is not clear for whom, and whom to call', async () => {
  const phone = '+250788123456';
  await open(knowersIn([aResponder('Gaspard', 'seen', { wrote: '', phone })]));
  expect(linesOf()[0]).toMatch(/it is not clear for whom: call \+250\s788\s123\s456/);
});

test('tells the elder who comes first, and who knows what, an unreached one too', async () => {
  await open(
    knowersIn([
      aResponder('Vestine', 'coming', { dueAt: at(24) }),
      aResponder('Claudine', 'seen'),
      aResponder('Eric', 'told', { by: ['sms'] }),
      aResponder('Diane', 'told', { by: ['sms'], smsArrived: true }),
      aResponder('Jean', 'waiting'),
      aResponder('Alice', 'unreached'),
    ]),
  );
  screen.getByText('Help is called');
  screen.getByRole('heading', { level: 1, name: 'Vestine is coming' });
  screen.getByText('There in about 4 minutes.');
  screen.getByRole('link', { name: 'Call 912' });
  screen.getByRole('link', { name: 'Call Alice M' });
  expect(linesOf().map((line) => line?.slice(2))).toEqual([
    'VestineComing, there at 05:2405:18',
    'ClaudineHas seen it05:18',
    'EricSMS sent05:18',
    'DianeSMS arrived05:18',
    'JeanMessage on its way05:18',
    'AliceCould not be reached05:18',
  ]);
});

test('says that nobody has answered yet, and when who is asked next', async () => {
  await open(
    anEmergency({
      responders: [aResponder('Eric', 'told')],
      nextLevel: 'volunteers',
      nextLevelAt: at(25),
    }),
  );
  screen.getByRole('heading', { level: 1, name: 'We have told them' });
  screen.getByText('Nobody has answered yet. In danger call 912 now.');
  screen.getByText('If nobody answers, volunteers nearby are asked at 05:25.');
});

test('ends only after a question, and says how', async () => {
  const over = anEmergency({
    state: 'resolved',
    outcome: 'well',
    endedAt: at(19),
    endedBy: 'Espérance Mukamana',
    events: [ownStep('resolved', at(19))],
  });
  const ends: FakeAnswer = {
    endpoint: resolveEmergency,
    answer: () => {
      shown = over;
      return answers(resolveEmergency, { data: over }).answer();
    },
  };
  const { api } = await open(anEmergency(), ['PATIENT'], ends);
  fireEvent.click(screen.getByRole('button', { name: 'All is well again' }));
  expect(api.requested).not.toContain(resolveEmergency);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, tell everybody' }));
  await screen.findByRole('heading', { level: 1, name: 'All is well again' });
  screen.getByText('You ended it at 05:19.');
  expect(screen.queryByText('Help is called')).toBeNull();
});

test('asks whoever closes it how it ended, and says that in the heading', async () => {
  const over = forDaughter({ state: 'resolved', outcome: 'hospital', outcomePlace: 'CHUK' });
  const ends: FakeAnswer = {
    endpoint: resolveEmergency,
    answer: () => {
      shown = over;
      return answers(resolveEmergency, { data: over }).answer();
    },
  };
  await open(forDaughter(), ['FAMILY'], ends);
  fireEvent.click(screen.getByRole('button', { name: 'It ended in another way' }));
  fireEvent.click(screen.getByRole('button', { name: 'End it, tell everybody' }));
  await screen.findAllByText('Choose how it ended: everybody is told.');
  fireEvent.click(screen.getByRole('radio', { name: 'In hospital' }));
  fireEvent.change(await screen.findByLabelText('In which hospital?'), {
    target: { value: 'CHUK' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'End it, tell everybody' }));
  await screen.findByRole('heading', { level: 1, name: 'Espérance is in hospital: CHUK.' });
  expect(document.body.textContent).not.toMatch(/well again/i);
});

test('lets a helper say that they come, in how many minutes', async () => {
  const coming = forDaughter({
    responders: [aResponder('Claudine', 'coming', { you: true, dueAt: at(30) })],
  });
  const comes: FakeAnswer = {
    endpoint: comeToEmergency,
    answer: () => {
      shown = coming;
      return answers(comeToEmergency, { data: coming }).answer();
    },
  };
  await open(
    forDaughter({ responders: [aResponder('Claudine', 'seen', { you: true })] }),
    ['FAMILY'],
    comes,
  );
  screen.getByRole('heading', { level: 1, name: 'Espérance Mukamana' });
  // Said once, in the strip: with the largest text 912 is on the first screen.
  expect(screen.getAllByText(/needs help/i).map(({ textContent }) => textContent)).toEqual([
    'Espérance needs help',
  ]);
  screen.getByText('05:17');
  screen.getByText('Blue gate behind the pharmacy');
  screen.getByText('Penicillin');
  fireEvent.click(screen.getByRole('button', { name: 'I am on my way' }));
  fireEvent.click(screen.getByRole('button', { name: '10 minutes' }));
  await screen.findByText('You are on the way, there at 05:30. The others see that.');
  screen.getByRole('button', { name: 'I am here' });
});

test('says what failed, and keeps the calls', async () => {
  await open(forDaughter(), ['FAMILY'], fails(comeToEmergency));
  fireEvent.click(screen.getByRole('button', { name: 'I am on my way' }));
  fireEvent.click(screen.getByRole('button', { name: '5 minutes' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.queryByText(/You are on the way/)).toBeNull();
  screen.getByRole('link', { name: 'Call 912' });
});

test('says that it is not up to date once the server does not answer, with the calls', async () => {
  await open(knowersIn([aResponder('Vestine', 'coming')]));
  expect(screen.queryByText(/Not up to date/)).toBeNull();
  broken = true;
  await act(() => queryClient.refetchQueries().catch(() => undefined));
  await screen.findByText(/^Not up to date since/);
  screen.getByRole('link', { name: 'Call 912' });
});

test.each([
  ['hangs', hangs(getEmergency)],
  ['fails', fails(getEmergency)],
])('offers the call, and nothing calm, while the answer %s', async (_how, answer) => {
  const { container } = await renderPage(`/emergency/${emergencyId}`, {
    as: ['FAMILY'],
    answers: [answer],
  });
  screen.getByRole('link', { name: 'Call 912' });
  expect(container.textContent).not.toMatch(/well|ended|told them/);
});

test('shows nothing to whom it is not open', async () => {
  await renderPage(`/emergency/${emergencyId}`, {
    as: ['FAMILY'],
    answers: [fails(getEmergency, 404, 'not-found')],
  });
  screen.getByRole('heading', { level: 1, name: 'This emergency is not open to you' });
});

test('says that help was called again, leads there, and sends nobody away', async () => {
  const followedBy = '019aa000-0000-7000-8000-0000000000e2';
  await open(anEmergency({ state: 'called-again', endedAt: at(19), followedBy }));
  screen.getByRole('heading', { level: 1, name: 'Help was called again' });
  const link = screen.getByRole('link', { name: 'Open the new call for help' });
  expect(link.getAttribute('href')).toBe(`/emergency/${followedBy}`);
  expect(screen.queryByText(/Nobody needs to come|All is well/)).toBeNull();
});

test('says at the top that it is a drill', async () => {
  await open(anEmergency({ drill: true }));
  screen.getByText('This is a drill');
  expect(screen.queryByText('Help is called')).toBeNull();
});

test('gives a coordinator the next level, a note, and the end', async () => {
  const can = { ...forDaughter().can, coordinate: true, askMore: true };
  const { api } = await open(
    forDaughter({ can }),
    ['ADMIN'],
    answers(escalateEmergency, { data: forDaughter({ can, level: 'volunteers' }) }),
  );
  screen.getByRole('button', { name: 'Add a note' });
  screen.getByRole('button', { name: 'Close it' });
  fireEvent.click(screen.getByRole('button', { name: 'Ask more people now' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ask them' }));
  await waitFor(() => expect(api.requested).toContain(escalateEmergency));
  await screen.findByText('More people are being asked.');
});

test('asks the elder and the family too whether more people shall be asked, once', async () => {
  const { askMore: _, ...less } = anEmergency().can;
  await open(anEmergency({ can: less }));
  expect(screen.queryByRole('button', { name: 'Ask more people now' })).toBeNull();
  shown = anEmergency({ can: { ...less, askMore: true }, level: 'contacts' });
  await act(() => queryClient.refetchQueries());
  await screen.findByRole('button', { name: 'Ask more people now' });
  shown = anEmergency({ can: { ...less, askMore: true }, level: 'coordinators' });
  await act(() => queryClient.refetchQueries());
  expect(screen.queryByRole('button', { name: 'Ask more people now' })).toBeNull();
});

test('shows the card for the ambulance on one screen', async () => {
  await open(forDaughter(), ['FAMILY']);
  fireEvent.click(screen.getByRole('button', { name: 'Card for the ambulance' }));
  const card = screen.getByRole('dialog', { name: 'Espérance Mukamana' });
  for (const said of ['Penicillin', 'O+', '182/121', 'Metformin 500 mg, yesterday 19:00']) {
    expect(card.textContent).toContain(said);
  }
});

test('stops a countdown that another device began, and says that nobody was told', async () => {
  const counting = anEmergency({
    state: 'counting-down',
    firesAt: at(21),
    level: null,
    can: { cancel: true, respond: false, resolve: false, coordinate: false, locate: false },
  });
  const over = { ...counting, state: 'cancelled', endedAt: at(20) } as const;
  // The page's own question goes unanswered meanwhile: the answer to Stop says enough.
  const cancels: FakeAnswer = {
    endpoint: cancelEmergency,
    answer: () => {
      broken = true;
      return answers(cancelEmergency, { data: over }).answer();
    },
  };
  await open(counting, ['PATIENT'], cancels);
  screen.getByText('seconds, even if this phone switches off');
  fireEvent.click(screen.getByRole('button', { name: 'Stop it' }));
  await screen.findByRole('heading', { name: 'It was stopped. Nobody was told.' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each([
  ['waiting', 'We are telling them'],
  ['unreached', 'We could not reach them'],
] as const)('does not say that they were told while they are %s', async (knows, title) => {
  await open(knowersIn([aResponder('Eric', knows)]));
  screen.getByRole('heading', { level: 1, name: title });
});
