import type { Call, ConnectionHelp } from '@hafi/contract/calls/call.schemas';
import { callLimits } from '@hafi/contract/calls/call-terms';
import { beatCall, getCall, getConnectionHelp } from '@hafi/contract/calls/calls.contract';
import { Problem } from '@hafi/contract/core/problem';
import { call as ask } from '../../../lib/api.ts';
import { createListener } from '../line/hear-signals.ts';
import { watchThin } from '../line/line-meter.ts';
import { createPlayer } from '../line/louder.ts';
import { askCamera, askMicrophone, countCameras } from '../line/own-media.ts';
import type { PeerWords } from '../line/peer.ts';
import { createSpeaker } from '../line/say-signals.ts';
import { callOf, noteCall, subscribeCalls } from './known-calls.ts';
import { changeOwnCall, ownCall, setOwnCall } from './own-call.ts';
import { createPeers } from './peers.ts';

const secondMs = 1_000;
const measureMs = 1_000;
/** How long the ways through the network are waited for, in milliseconds. */
const patienceMs = 4_000;
/** After how long without any connection it is said that none comes about, in milliseconds. */
const failingMs = 15_000;

/** This device in a call: what its screen can do with it. */
export interface CallSession {
  readonly callId: string;
  readonly legId: string;
  mute(isMuted: boolean): Promise<void>;
  show(isShown: boolean): Promise<void>;
  turnCamera(): Promise<void>;
  louder(isLouder: boolean): void;
  /** Ends what this device does; the server is notified by who calls this. */
  stop(): void;
}

const notKnown: ConnectionHelp = {
  iceServers: [],
  validUntil: null,
  rwfPerGigabyte: 0,
  phones: [],
};

/** What the server says of the ways through the network; without an answer the devices try alone. */
async function askHelp(id: string, signal: AbortSignal): Promise<ConnectionHelp> {
  try {
    return (await ask(getConnectionHelp, { params: { id }, signal })).data;
  } catch {
    return notKnown;
  }
}

/** Keeps the screen of a phone on; browsers that cannot let it go dark. */
function keepAwake(): () => void {
  let lock: { release(): Promise<void> } | null = null;
  const wake = (navigator as { wakeLock?: { request(kind: 'screen'): Promise<typeof lock> } })
    .wakeLock;
  const ask = () => {
    if (document.hidden) return;
    void wake?.request('screen').then(
      (given) => {
        lock = given;
      },
      () => undefined,
    );
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock?.release().catch(() => undefined);
  };
}

/**
 * Speaks in a call that this device has joined: connects to each other device, repairs what breaks,
 * tells the server that it is there, and measures what it costs.
 */
export function openSession(
  joined: Call,
  legId: string,
  firstVoice: MediaStreamTrack,
  firstPicture: MediaStreamTrack | null,
): CallSession {
  const { id } = joined;
  const params = { id, legId };
  const stopped = new AbortController();
  const { signal } = stopped;
  const player = createPlayer();
  let voice = firstVoice;
  let picture = firstPicture;
  let help = notKnown;
  let isOver = false;

  setOwnCall({
    call: joined,
    legId,
    phase: 'in',
    isFailing: false,
    isCutOff: !navigator.onLine,
    isMuted: false,
    isLouder: false,
    picture: picture ? 'on' : 'off',
    facing: 'user',
    hasCameras: 0,
    ownStream: picture ? new MediaStream([picture]) : null,
    remote: [],
    bytes: 0,
    help: notKnown,
  });
  noteCall(joined);

  // Without the relay's name a connection would look for ways that there are not; on a network that
  // hangs it tries those that it knows.
  let isReady = false;
  const requested = askHelp(id, signal).then((found) => {
    help = found;
    changeOwnCall({ help: found });
    if (isReady) void peers.tryServers();
  });
  const ready = Promise.race([requested, new Promise((go) => setTimeout(go, patienceMs))]).then(
    () => {
      isReady = true;
      follow();
    },
  );
  const speaker = createSpeaker(params, () => void refresh());
  const listener = createListener(params, async ({ from, kind, payload }) => {
    const words = { kind, ...JSON.parse(payload) } as PeerWords;
    await ready;
    await peers.hear(from, words);
  });
  const peers = createPeers({
    legId,
    voice,
    say: speaker.say,
    iceServers: () => help.iceServers,
    told: (remote) => {
      changeOwnCall({ remote });
      for (const { legId: from, stream } of remote) if (stream) player.put(from, stream);
      const isTroubled = remote.some(({ state }) => state !== 'connected');
      listener.watch(isTroubled);
    },
    dropped: player.drop,
  });
  peers.show(picture);

  /** Asks how the call stands, when something says that it may have changed unheard. */
  const refresh = async () => {
    try {
      noteCall((await ask(getCall, { params: { id }, signal })).data);
    } catch (error) {
      // Who may not take part any more is told nothing of it.
      if (error instanceof Problem && error.status === 404) leave();
    }
  };

  const follow = () => {
    const call = callOf(id);
    if (!call || isOver) return;
    changeOwnCall({ call });
    const isIn = call.people.some(({ leg }) => leg?.id === legId);
    if (call.endedAt || !isIn) return leave();
    if (isReady) peers.follow(call);
  };
  const unsubscribe = subscribeCalls(follow);

  const beat = async () => {
    const own = ownCall();
    if (!own || isOver) return;
    const { bytes, isMuted } = own;
    try {
      const body = { bytes, isMuted, hasPicture: picture !== null };
      const { data } = await ask(beatCall, { params, body, signal });
      listener.catchUp(data.seq);
      if (data.change > (callOf(id)?.change ?? 0)) await refresh();
    } catch (error) {
      if (error instanceof Problem && [401, 404, 409].includes(error.status)) await refresh();
      if (error instanceof Problem && error.status === 401) leave();
    }
  };

  const isThinNow = watchThin();
  const measureAll = async () => {
    const measures = await peers.measure();
    if (isOver) return;
    changeOwnCall({ bytes: peers.bytes() });
    if (picture && isThinNow(measures)) {
      putPicture(null);
      changeOwnCall({ picture: 'thin' });
    }
  };

  const putPicture = (next: MediaStreamTrack | null) => {
    picture?.stop();
    picture = next;
    peers.show(next);
    changeOwnCall({
      picture: next ? 'on' : 'off',
      ownStream: next ? new MediaStream([next]) : null,
    });
    void beat();
  };

  /** Another network, or none for a moment: every connection looks for a new way at once. */
  const repair = () => {
    changeOwnCall({ isCutOff: !navigator.onLine });
    if (!navigator.onLine) return;
    void peers.repair(speaker.forget).then(speaker.sendNow);
    listener.catchUp();
    void beat();
  };
  const cut = () => changeOwnCall({ isCutOff: true });
  const network = (navigator as { connection?: EventTarget }).connection;
  addEventListener('online', repair);
  addEventListener('offline', cut);
  network?.addEventListener('change', repair);

  const beats = setInterval(() => void beat(), callLimits.beatSeconds * secondMs);
  const measures = setInterval(() => void measureAll(), measureMs);
  const failing = setInterval(() => {
    const own = ownCall();
    if (own) changeOwnCall({ isFailing: peers.isFailing(failingMs) });
  }, secondMs);
  const letSleep = keepAwake();

  const stop = () => {
    if (isOver) return;
    isOver = true;
    stopped.abort();
    unsubscribe();
    clearInterval(beats);
    clearInterval(measures);
    clearInterval(failing);
    removeEventListener('online', repair);
    removeEventListener('offline', cut);
    network?.removeEventListener('change', repair);
    speaker.stop();
    listener.stop();
    peers.close();
    player.stop();
    letSleep();
    voice.stop();
    picture?.stop();
  };
  /** It goes on without this device, or has ended. */
  const leave = () => {
    stop();
    changeOwnCall({ phase: 'gone', remote: [], ownStream: null, picture: 'off' });
  };

  void countCameras().then((hasCameras) => changeOwnCall({ hasCameras }));
  const watchVoice = (track: MediaStreamTrack) => {
    track.onended = () => {
      if (track !== voice || isOver) return;
      changeOwnCall({ isMuted: true });
      void beat();
    };
  };
  watchVoice(voice);

  return {
    callId: id,
    legId,
    async mute(isMuted) {
      // A microphone that was taken away does not come back by itself.
      if (!isMuted && voice.readyState === 'ended') {
        const given = await askMicrophone();
        if (typeof given === 'string') return;
        if (isOver) return given.stop();
        voice = given;
        watchVoice(voice);
        peers.speak(voice);
      }
      voice.enabled = !isMuted;
      changeOwnCall({ isMuted });
      void beat();
    },
    async show(isShown) {
      if (!isShown) return putPicture(null);
      const given = await askCamera(ownCall()?.facing ?? 'user');
      if (typeof given === 'string') return changeOwnCall({ picture: given });
      if (isOver) return given.stop();
      putPicture(given);
    },
    async turnCamera() {
      const facing = ownCall()?.facing === 'user' ? 'environment' : 'user';
      picture?.stop();
      const given = await askCamera(facing);
      if (typeof given === 'string') {
        // The camera of before is off: the others must not look at its last picture.
        putPicture(null);
        return changeOwnCall({ picture: given });
      }
      if (isOver) return given.stop();
      changeOwnCall({ facing });
      putPicture(given);
    },
    louder(isLouder) {
      player.louder(isLouder);
      changeOwnCall({ isLouder });
    },
    stop,
  };
}
