import type { Call } from '@hafi/contract/calls/call.schemas';
import { beatCall, getCall } from '@hafi/contract/calls/calls.contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answersSample, fakeApi } from '../../../../test/fake-api.ts';
import { sampleOf } from '../../../../test/sample-of.ts';
import { type CallSession, openSession } from './call-session.ts';
import { ownCall } from './own-call.ts';

const me = '019aa000-0000-7000-8000-0000000000c1';
const legId = '019aa000-0000-7000-8000-0000000000c2';

/** A track of a microphone or a camera, which can end by itself. */
class Track {
  enabled = true;
  readyState: 'live' | 'ended' = 'live';
  onended: (() => void) | null = null;
  stop = () => {
    this.readyState = 'ended';
  };
  taken(): void {
    this.readyState = 'ended';
    this.onended?.();
  }
}
class Stream {
  readonly tracks: Track[];
  constructor(tracks: Track[] = []) {
    this.tracks = tracks;
  }
  getTracks = () => this.tracks;
  getVideoTracks = () => this.tracks;
  getAudioTracks = () => [];
}

/** The call, in which only this device is: nobody to connect to. */
const alone = (): Call => {
  const { data } = sampleOf(getCall.output, { items: 1 }) as { data: Call };
  const [person] = data.people;
  if (!person) throw new Error('a call has people');
  const leg = { id: legId, isMuted: false, hasPicture: true };
  return { ...data, endedAt: null, people: [{ ...person, personId: me, leg }] };
};

let session: CallSession | undefined;
let given: () => Track | DOMException;
const voice = new Track();
const picture = new Track();
const track = (from: Track) => from as unknown as MediaStreamTrack;
let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  Object.assign(voice, new Track());
  Object.assign(picture, new Track());
  vi.stubGlobal('MediaStream', Stream);
  const getUserMedia = async () => {
    const one = given();
    if (one instanceof Track) return new Stream([one]);
    throw one;
  };
  const mediaDevices = { getUserMedia, enumerateDevices: async () => [] };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices }));
  api = fakeApi([], (endpoint) => answersSample(endpoint, 0));
  vi.stubGlobal('fetch', api.fetch);
  session = openSession(alone(), legId, track(voice), track(picture));
});
afterEach(() => {
  session?.stop();
  vi.unstubAllGlobals();
});

/** What the device last told the server of itself. */
const lastBeat = () => {
  const bodies = api.requested.flatMap((each, at) => (each === beatCall ? [api.bodies[at]] : []));
  return JSON.parse(String(bodies.at(-1)));
};

test('a microphone that was taken away is silent, and asked for again before anybody is said to hear', async () => {
  voice.taken();
  expect(ownCall()?.isMuted).toBe(true);
  await vi.waitFor(() => expect(lastBeat()).toMatchObject({ isMuted: true }));
  given = () => new DOMException('', 'NotReadableError');
  await session?.mute(false);
  expect(ownCall()?.isMuted).toBe(true);
  const again = new Track();
  given = () => again;
  await session?.mute(false);
  expect(ownCall()?.isMuted).toBe(false);
  await vi.waitFor(() => expect(lastBeat()).toMatchObject({ isMuted: false }));
  await session?.mute(true);
  expect(again.enabled).toBe(false);
});

test('a camera that cannot be turned shows nothing, and no frozen picture', async () => {
  given = () => new DOMException('', 'NotReadableError');
  await session?.turnCamera();
  expect(ownCall()).toMatchObject({ picture: 'taken', ownStream: null, facing: 'user' });
  await vi.waitFor(() => expect(lastBeat()).toMatchObject({ hasPicture: false }));
});
