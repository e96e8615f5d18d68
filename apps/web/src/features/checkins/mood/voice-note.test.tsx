import { dayInKigali } from '@hafi/base/kigali-time';
import { listGlances } from '@hafi/contract/alerts/glances.contract';
import { addCheckIn, listCheckIns } from '@hafi/contract/checkins/checkins.contract';
import { removeVoiceNote } from '@hafi/contract/checkins/voice-notes.contract';
import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { listDoses } from '@hafi/contract/medications/medications.contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answers, answersSample } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { sampleOf } from '../../../../test/sample-of.ts';

const sent = vi.hoisted(() => ({ files: [] as Blob[], fails: 0 }));
type Week = Answer<typeof listCheckIns>;
const at = new Date().toISOString();
let note: { id: string; saidAt: string } | null = null;
const week = (): Week => ({
  data: { days: [{ day: dayInKigali(new Date()), at }], seenBy: ['Chantal'], note },
});
vi.mock('../../../lib/files/send-file.ts', () => ({
  sendFile: async (_: unknown, file: Blob) => {
    sent.files.push(file);
    if (sent.fails > 0) {
      sent.fails -= 1;
      throw new TypeError('cut');
    }
    note = { id: '0190a1b2-0000-7000-8000-000000000001', saidAt: at };
    return week();
  },
}));

const tracks: { stop: ReturnType<typeof vi.fn> }[] = [];
/** A recorder that hears three bytes. */
class FakeRecorder {
  static isTypeSupported = (kind: string) => kind.startsWith('audio/webm');
  mimeType = 'audio/webm;codecs=opus';
  state = 'inactive';
  ondataavailable?: (event: { data: Blob }) => void;
  onstop?: () => void;
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['abc']) });
    this.onstop?.();
  }
}
const microphone = (answer: () => Promise<unknown>) =>
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia: answer } }));

const elders = sampleOf(listElders.output, { items: 1 }) as Answer<typeof listElders>;
const own = elders.data.map((elder) => ({ ...elder, by: 'self' as const }));

beforeAll(loadAllParts, 120_000);
beforeEach(() => {
  note = null;
  sent.files.length = 0;
  tracks.length = 0;
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  URL.createObjectURL = () => 'blob:said';
  URL.revokeObjectURL = () => undefined;
  microphone(async () => {
    tracks.push({ stop: vi.fn() });
    return { getTracks: () => tracks };
  });
});
afterEach(() => vi.unstubAllGlobals());

const home = () =>
  renderPage('/dashboard', {
    as: ['PATIENT'],
    answers: [
      answers(listElders, { ...elders, data: own }),
      answersSample(listDoses, 0),
      { endpoint: listCheckIns, answer: () => answers(listCheckIns, week()).answer() },
      { endpoint: addCheckIn, answer: () => answers(addCheckIn, week()).answer() },
      {
        endpoint: removeVoiceNote,
        answer: () => {
          note = null;
          return answers(removeVoiceNote, week()).answer();
        },
      },
    ],
  });
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

it('is recorded, heard first, sent, and can be deleted', async () => {
  await home();
  await press('How do you feel?');
  await press('Say something to your people');
  await screen.findByText('Recording: 0 of 60 seconds');
  await press('Stop recording');
  expect((await screen.findByLabelText('Your recording')).getAttribute('src')).toBe('blob:said');
  expect(tracks.every(({ stop }) => stop.mock.calls.length === 1)).toBe(true);
  expect(sent.files).toEqual([]);
  await press('Send to your people');
  const player = await screen.findByLabelText('What you said today');
  expect(player.getAttribute('src')).toMatch(/\/voice-notes\/0190a1b2-/);
  expect(sent.files[0]?.type).toBe('audio/webm');
  await press('Delete the recording');
  await screen.findByRole('button', { name: 'Say something to your people' });
});

it('stays on the screen when it could not be sent, to be sent again', async () => {
  sent.fails = 1;
  await home();
  await press('How do you feel?');
  await press('Say something to your people');
  await press('Stop recording');
  await press('Send to your people');
  await screen.findByText('It was not sent.');
  await press('Send to your people');
  await screen.findByLabelText('What you said today');
  expect(sent.files).toHaveLength(2);
});

it('says what to do when the microphone is not allowed, and that the check-in stands', async () => {
  microphone(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await home();
  await press('How do you feel?');
  await press('Say something to your people');
  await screen.findByText(/does not let Hafi use the microphone.*check-in is made all the same/);
  expect(screen.getByText(/Thank you/)).toBeTruthy();
});

it('is played by the family, with who said it and when; nothing stands there otherwise', async () => {
  const sample = sampleOf(listGlances.output, { items: 2 }) as Answer<typeof listGlances>;
  const said = { id: '0190a1b2-0000-7000-8000-000000000002', saidAt: at };
  const today = { expectedAt: null, pausedUntil: null, mood: null, late: null };
  const data = sample.data.map((glance, place) => ({
    ...glance,
    elder: {
      ...glance.elder,
      id: `0190a1b2-0000-7000-8000-00000000001${place}`,
      name: `E${place}`,
    },
    checkIn: { ...today, note: place === 0 ? said : null },
  }));
  await renderPage('/dashboard', {
    as: ['FAMILY'],
    answers: [answers(listGlances, { ...sample, data })],
  });
  const player = await screen.findByLabelText('Voice note of E0');
  expect(player.getAttribute('src')).toBe(
    '/api/elders/0190a1b2-0000-7000-8000-000000000010/voice-notes/0190a1b2-0000-7000-8000-000000000002',
  );
  expect(player.getAttribute('preload')).toBe('none');
  await waitFor(() => expect(screen.getByText(/E0 says/)).toBeTruthy());
  expect(screen.queryByLabelText('Voice note of E1')).toBeNull();
});
