import {
  getEmergencySettings,
  startEmergency,
} from '@hafi/contract/emergency/emergencies.contract';
import { type CallGroup, listPeopleToCall } from '@hafi/contract/emergency/emergency.contract';
import { type EmergencyView, emergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { setOwnCall } from '../src/features/emergency/call/own-call.ts';
import { outbox } from '../src/lib/outbox/own-outbox.ts';
import { answers, type FakeAnswer } from './fake-api.ts';
import { accountWith, renderPage } from './render-page.tsx';
import { sampleOf } from './sample-of.ts';

const account = accountWith(['PATIENT']);
export const id = '019aa000-0000-7000-8000-0000000000e1';
const nobodyYet = {
  level: null,
  nextLevel: null,
  nextLevelAt: null,
  endedAt: null,
  endedBy: null,
  endNote: null,
  outcome: null,
  outcomePlace: null,
  followedBy: null,
  startedBy: null,
  responders: [],
  events: [],
  card: null,
};
export const can = {
  cancel: true,
  respond: false,
  resolve: false,
  coordinate: false,
  locate: false,
};

/** A countdown that fires in so many seconds by the server's clock, which is years ahead. */
export function counting(seconds: number, change: Partial<EmergencyView> = {}): EmergencyView {
  const now = Date.parse('2031-01-01T08:00:00Z');
  const sample = sampleOf(emergencyView) as EmergencyView;
  return {
    ...sample,
    ...nobodyYet,
    id,
    elder: { ...sample.elder, id: account.id, firstName: 'Espérance', you: true },
    state: 'counting-down',
    drill: false,
    can,
    now: new Date(now).toISOString(),
    firesAt: new Date(now + seconds * 1_000).toISOString(),
    ...change,
  };
}

const people: CallGroup = {
  elder: { id: account.id, name: 'Espérance', firstName: 'Espérance', you: true },
  protection: null,
  people: [
    {
      id: null,
      name: 'Vestine M',
      firstName: 'Vestine',
      photo: null,
      relation: 'neighbour',
      phone: '+250788300001',
      why: 'named',
    },
  ],
};

export const settings = (simplePress: boolean) =>
  answers(getEmergencySettings, {
    data: { landmarks: null, sharesCard: true, simplePress, gatePhoto: false },
  });
export const starts = (seconds = 10) => answers(startEmergency, { data: counting(seconds) });
export const key = (name = 'Press and hold') => screen.getByRole('button', { name });
export const shown = () => screen.queryByRole('alertdialog')?.textContent ?? '';

export async function openEmergencyPage(...replies: FakeAnswer[]) {
  const page = await renderPage('/emergency', {
    as: ['PATIENT'],
    answers: [...replies, settings(false), answers(listPeopleToCall, { data: [people] })],
  });
  await screen.findByRole('heading', { name: 'Call for help' });
  return page;
}

/** Holds the button for so long, by the wall clock of the test. */
export async function hold(milliseconds = 3_050): Promise<void> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  fireEvent.pointerDown(key(), { button: 0 });
  await act(async () => void vi.advanceTimersByTime(milliseconds));
  vi.useRealTimers();
  fireEvent.pointerUp(screen.queryByRole('button', { name: 'Press and hold' }) ?? document.body);
}
export const stop = () => fireEvent.click(screen.getByRole('button', { name: 'Stop it' }));
export const timesRequested = (
  page: Awaited<ReturnType<typeof openEmergencyPage>>,
  endpoint: unknown,
) => page.api.requested.filter((each) => each === endpoint).length;

/** Takes the page away, and every call that it left on the device. */
export async function leaveNoCall(): Promise<void> {
  vi.useRealTimers();
  cleanup();
  setOwnCall(null);
  for (const entry of await outbox.entries()) await outbox.dismiss(entry.id);
}
