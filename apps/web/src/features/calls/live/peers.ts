import type { Call } from '@hafi/contract/calls/call.schemas';
import { type LineMeasure, measure } from '../line/line-meter.ts';
import { createPeer, type Peer, type PeerState, type PeerWords } from '../line/peer.ts';
import type { RemoteDevice } from './own-call.ts';

interface Joined {
  readonly peer: Peer;
  state: PeerState;
  stream: MediaStream | null;
  /** Since when there is no connection. */
  since: number;
  bytes: number;
  received: number;
  /** When something came last. */
  receivedAt: number;
  /** Nothing has come for a while, though the browser holds the connection for good. */
  isStalled: boolean;
}

/** Also who is silent sends something each half second: without it the line is cut, in milliseconds. */
const stalledMs = 2_500;
/** How much later the one who gives way repairs, in milliseconds. */
const politeMs = 1_500;

/** What the connections of a device need, and whom they tell. */
interface PeersWishes {
  readonly legId: string;
  readonly voice: MediaStreamTrack;
  readonly say: (to: string, words: PeerWords) => void;
  readonly iceServers: () => readonly RTCIceServer[];
  readonly told: (remote: readonly RemoteDevice[]) => void;
  readonly dropped: (legId: string) => void;
}

/** The connections of a device to all others in its call: each sends to each. */
export function createPeers({
  dropped,
  iceServers,
  legId,
  say,
  told: notified,
  ...own
}: PeersWishes) {
  const all = new Map<string, Joined>();
  /** What connections that are closed have carried. */
  let before = 0;
  let picture: MediaStreamTrack | null = null;
  let { voice } = own;

  const tell = () =>
    notified(
      [...all].map(([id, { isStalled, state, stream }]) => ({
        legId: id,
        state: isStalled && state === 'connected' ? 'trouble' : state,
        stream,
        hasPicture:
          stream
            ?.getVideoTracks()
            .some(({ muted, readyState }) => !muted && readyState === 'live') ?? false,
      })),
    );

  const connect = (to: string): Joined => {
    const peer = createPeer({
      iceServers: iceServers(),
      isPolite: legId < to,
      say: (words) => say(to, words),
      onState(state) {
        const joined = all.get(to);
        if (!joined) return;
        if (state !== 'connected' && joined.state === 'connected') joined.since = Date.now();
        joined.state = state;
        tell();
      },
      onMedia(stream) {
        const joined = all.get(to);
        if (joined) joined.stream = stream;
        tell();
      },
    });
    const now = Date.now();
    const joined: Joined = {
      peer,
      state: 'connecting',
      stream: null,
      since: now,
      bytes: 0,
      received: 0,
      receivedAt: now,
      isStalled: false,
    };
    all.set(to, joined);
    peer.speak(voice);
    peer.show(picture);
    return joined;
  };

  /** Notices a line that is cut before the browser does, which takes it some seconds. */
  const noteReceived = (id: string, joined: Joined, received: number) => {
    const now = Date.now();
    const wasStalled = joined.isStalled;
    if (received > joined.received || joined.state !== 'connected') {
      joined.receivedAt = now;
      joined.isStalled = false;
    } else {
      joined.isStalled = now - joined.receivedAt > stalledMs;
    }
    joined.received = received;
    if (joined.isStalled === wasStalled) return;
    tell();
    if (!joined.isStalled) return;
    const repair = () => {
      if (all.get(id) === joined && joined.isStalled) void joined.peer.repair().catch(() => {});
    };
    setTimeout(repair, legId < id ? politeMs : 0);
  };

  const drop = (id: string) => {
    const joined = all.get(id);
    if (!joined) return;
    before += joined.bytes;
    joined.peer.close();
    all.delete(id);
    dropped(id);
  };

  return {
    /** Connects to who has come, and closes what led to who has gone. */
    follow(call: Call) {
      const others = call.people.flatMap(({ leg }) => (leg && leg.id !== legId ? [leg.id] : []));
      for (const id of [...all.keys()]) if (!others.includes(id)) drop(id);
      for (const id of others) if (!all.has(id)) connect(id);
      tell();
    },
    async hear(from: string, words: PeerWords) {
      // Whoever speaks is in the call, also where that is not known here yet.
      const joined = all.get(from) ?? connect(from);
      await joined.peer.hear(words);
    },
    /** Tries the servers too that became known late. */
    async tryServers() {
      for (const { peer } of all.values()) {
        peer.connection.setConfiguration({
          ...peer.connection.getConfiguration(),
          iceServers: [...iceServers()],
        });
        await peer.repair().catch(() => undefined);
      }
    },
    /** Sends another voice, such as of another microphone. */
    speak(track: MediaStreamTrack) {
      voice = track;
      for (const { peer } of all.values()) peer.speak(track);
    },
    show(track: MediaStreamTrack | null) {
      picture = track;
      for (const { peer } of all.values()) peer.show(track);
    },
    /** Looks for new ways through the network; `forget` drops what was to be sent for the old one. */
    async repair(forget: (legId: string) => void) {
      await Promise.all(
        [...all].map(async ([id, { peer }]) => {
          forget(id);
          await peer.repair().catch(() => undefined);
        }),
      );
    },
    async measure(): Promise<LineMeasure[]> {
      const measures: LineMeasure[] = [];
      for (const [id, joined] of all) {
        const found = await measure(joined.peer.connection);
        joined.bytes = Math.max(joined.bytes, found.bytes);
        noteReceived(id, joined, found.received);
        measures.push(found);
      }
      return measures;
    },
    bytes: () => [...all.values()].reduce((sum, { bytes }) => sum + bytes, before),
    /** Whether one has had no connection for so long. */
    isFailing: (ms: number) =>
      [...all.values()].some(
        ({ since, state }) => state !== 'connected' && Date.now() - since > ms,
      ),
    close() {
      for (const id of [...all.keys()]) drop(id);
    },
  };
}
