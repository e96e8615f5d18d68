import { withVoiceWishes } from './opus-lines.ts';

/** How a connection is: `trouble` while it is being repaired. */
export type PeerState = 'connecting' | 'connected' | 'trouble';

/** What one browser tells the other, as JSON. */
export type PeerWords =
  | {
      readonly kind: 'description';
      readonly type: RTCSdpType;
      readonly sdp: string;
      /** Counts the offers of their sender; an answer names the one that it answers. */
      readonly offer: number;
    }
  | { readonly kind: 'candidates'; readonly candidates: readonly RTCIceCandidateInit[] };

/** What a connection needs and whom it tells. */
export interface PeerWishes {
  readonly iceServers: readonly RTCIceServer[];
  /** Gives way when both speak at once; of two devices the one with the smaller id. */
  readonly isPolite: boolean;
  readonly say: (words: PeerWords) => void;
  readonly onState: (state: PeerState) => void;
  /** What the other sends has changed. */
  readonly onMedia: (stream: MediaStream) => void;
}

/** The connection to one other device in a call. */
export interface Peer {
  readonly connection: RTCPeerConnection;
  /** Sends the voice, and from then on answers. */
  speak(track: MediaStreamTrack): void;
  /** Sends a picture, or none. */
  show(track: MediaStreamTrack | null): void;
  hear(words: PeerWords): Promise<void>;
  /** Looks for another way through the network, as after a change of it. */
  repair(): Promise<void>;
  close(): void;
}

/** How long addresses are gathered before they are sent together, in milliseconds. */
const gatherMs = 60;
/** How long the one who gives way waits for the other's offer before making one, in milliseconds. */
const patienceMs = 2_500;
/** How much later the one who gives way repairs, so that not both do at once, in milliseconds. */
const politeRepairMs = 1_200;
/** At most so much of a picture, in bits per second. */
const pictureBits = 400_000;
const voiceBits = 24_000;

/** Limits what a sender takes of the line; a browser that knows no limits sends as it does. */
function limit(sender: RTCRtpSender, bits: number): void {
  const parameters = sender.getParameters();
  const [encoding] = parameters.encodings ?? [];
  if (!encoding) return;
  encoding.maxBitrate = bits;
  sender.setParameters(parameters).catch(() => undefined);
}

/**
 * Connects to one other device by "perfect negotiation": both may offer at any time, and where they do
 * at once, one gives way (https://w3c.github.io/webrtc-pc/#perfect-negotiation-example).
 */
export function createPeer({ iceServers, isPolite, onMedia, onState, say }: PeerWishes): Peer {
  const connection = new RTCPeerConnection({
    iceServers: [...iceServers],
    bundlePolicy: 'max-bundle',
  });
  const stream = new MediaStream();
  let voice: MediaStreamTrack | null = null;
  let picture: MediaStreamTrack | null = null;
  let isOffering = false;
  let ignores = false;
  let offers = 0;
  /** The number of the other's offer that is answered next. */
  let theirs = 0;
  let isOpen = false;
  let repairTimer: ReturnType<typeof setTimeout> | undefined;
  let candidates: RTCIceCandidateInit[] = [];
  let gathering: ReturnType<typeof setTimeout> | undefined;

  const describe = (offer: number) => {
    const description = connection.localDescription;
    if (!description) return;
    const { sdp, type } = description;
    say({ kind: 'description', type, sdp: withVoiceWishes(sdp), offer });
  };

  const sendTracks = () => {
    if (voice && !connection.getSenders().some(({ track }) => track?.kind === 'audio')) {
      connection.addTrack(voice, new MediaStream([voice]));
    }
    showPicture();
  };

  const showPicture = () => {
    const transceiver = connection
      .getTransceivers()
      .find(({ receiver }) => receiver.track.kind === 'video');
    if (!transceiver) {
      if (picture) connection.addTrack(picture, new MediaStream([picture]));
      return;
    }
    void transceiver.sender.replaceTrack(picture);
    const direction = picture ? 'sendrecv' : 'recvonly';
    if (transceiver.direction !== direction) transceiver.direction = direction;
  };

  const setLimits = () => {
    for (const sender of connection.getSenders()) {
      if (sender.track) limit(sender, sender.track.kind === 'audio' ? voiceBits : pictureBits);
    }
  };

  /** Speaks first, unless the other does within a moment. */
  const patience = setTimeout(() => open(), patienceMs);
  const open = () => {
    if (isOpen || !voice) return;
    isOpen = true;
    clearTimeout(patience);
    sendTracks();
  };

  const repair = async () => {
    clearTimeout(repairTimer);
    if (connection.signalingState === 'closed') return;
    if (connection.signalingState === 'have-local-offer') {
      // It was made for a network that is gone; the other may have got it, and its answer is dropped.
      await connection.setLocalDescription({ type: 'rollback' });
    }
    connection.restartIce();
  };
  const repairSoon = (ms: number) => {
    clearTimeout(repairTimer);
    repairTimer = setTimeout(() => void repair().catch(() => undefined), ms);
  };

  connection.onnegotiationneeded = async () => {
    try {
      isOffering = true;
      await connection.setLocalDescription();
      // Gave way meanwhile: what it describes is no offer.
      if (connection.localDescription?.type !== 'offer') return;
      offers += 1;
      describe(offers);
    } catch {
      repairSoon(politeRepairMs);
    } finally {
      isOffering = false;
    }
  };
  connection.onicecandidate = ({ candidate }) => {
    if (!candidate) return;
    candidates.push(candidate.toJSON());
    gathering ??= setTimeout(() => {
      gathering = undefined;
      say({ kind: 'candidates', candidates });
      candidates = [];
    }, gatherMs);
  };
  connection.oniceconnectionstatechange = () => {
    const state = connection.iceConnectionState;
    if (state === 'connected' || state === 'completed') {
      clearTimeout(repairTimer);
      setLimits();
      onState('connected');
    } else if (state === 'disconnected' || state === 'failed') {
      onState('trouble');
      repairSoon(isPolite ? politeRepairMs : 0);
    }
  };
  connection.ontrack = ({ track }) => {
    for (const old of stream.getTracks()) {
      if (old.kind === track.kind && old !== track) stream.removeTrack(old);
    }
    stream.addTrack(track);
    const tell = () => onMedia(stream);
    track.onmute = tell;
    track.onunmute = tell;
    track.onended = tell;
    tell();
  };

  const hearDescription = async ({
    offer,
    sdp,
    type,
  }: Extract<PeerWords, { kind: 'description' }>) => {
    const isOffer = type === 'offer';
    const collides = isOffer && (isOffering || connection.signalingState !== 'stable');
    ignores = !isPolite && collides;
    if (ignores) return;
    if (isOffer) {
      theirs = offer;
      await connection.setRemoteDescription({ type, sdp });
      isOpen = true;
      clearTimeout(patience);
      sendTracks();
      await connection.setLocalDescription();
      describe(theirs);
      return;
    }
    // To an offer that was taken back.
    if (offer !== offers || connection.signalingState !== 'have-local-offer') return;
    await connection.setRemoteDescription({ type, sdp });
  };

  return {
    connection,
    speak(track) {
      voice = track;
      const sender = connection.getSenders().find((each) => each.track?.kind === 'audio');
      if (sender) void sender.replaceTrack(track);
      else if (!isPolite) open();
    },
    show(track) {
      picture = track;
      if (isOpen) showPicture();
    },
    async hear(words) {
      if (connection.signalingState === 'closed') return;
      if (words.kind === 'description') return hearDescription(words);
      for (const candidate of words.candidates) {
        try {
          await connection.addIceCandidate(candidate);
        } catch (error) {
          if (!ignores && connection.remoteDescription) throw error;
        }
      }
    },
    repair,
    close() {
      clearTimeout(patience);
      clearTimeout(repairTimer);
      clearTimeout(gathering);
      connection.close();
      for (const track of stream.getTracks()) stream.removeTrack(track);
    },
  };
}
