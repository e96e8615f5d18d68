import type { Call, ConnectionHelp } from '@hafi/contract/calls/call.schemas';
import type { Facing, NoMedia } from '../line/own-media.ts';
import type { PeerState } from '../line/peer.ts';

/** How the own picture is: `thin` when the line did not carry it, or why there is no camera. */
export type OwnPicture = 'off' | 'on' | 'thin' | NoMedia;

/** Another device, as this one hears and sees it. */
export interface RemoteDevice {
  readonly legId: string;
  readonly state: PeerState;
  readonly stream: MediaStream | null;
  /** Whether a picture comes. */
  readonly hasPicture: boolean;
}

/** The call that this tab is in, or was in last. */
export interface OwnCall {
  readonly call: Call;
  readonly legId: string;
  /** `gone` when this device is in it no more: it has ended, or goes on elsewhere. */
  readonly phase: 'in' | 'gone';
  /** Nothing came about until now, though there was time. */
  readonly isFailing: boolean;
  /** This device itself has no network. */
  readonly isCutOff: boolean;
  readonly isMuted: boolean;
  readonly isLouder: boolean;
  readonly picture: OwnPicture;
  readonly facing: Facing;
  readonly hasCameras: number;
  /** The own picture, to see oneself. */
  readonly ownStream: MediaStream | null;
  readonly remote: readonly RemoteDevice[];
  /** Sent and received so far, in bytes. */
  readonly bytes: number;
  readonly help: Pick<ConnectionHelp, 'phones' | 'rwfPerGigabyte'>;
}

let own: OwnCall | null = null;
const listeners = new Set<() => void>();

/** The call of this tab. */
export const ownCall = (): OwnCall | null => own;

export function setOwnCall(next: OwnCall | null): void {
  own = next;
  for (const listen of listeners) listen();
}

export function changeOwnCall(change: Partial<OwnCall>): void {
  if (own) setOwnCall({ ...own, ...change });
}

export function subscribeOwnCall(listen: () => void): () => void {
  listeners.add(listen);
  return () => {
    listeners.delete(listen);
  };
}
