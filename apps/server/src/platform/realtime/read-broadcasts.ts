/** An event for the open screens in some rooms. */
export interface BroadcastEvent {
  readonly event: string;
  readonly told: unknown;
  readonly to: readonly string[];
  /** A room whose screens are left out. */
  readonly except?: string;
}

/** What a process tells the others. */
export type Broadcast =
  | BroadcastEvent
  /** The connections in this room end. */
  | { readonly ended: string }
  /** Something could not be notified: screens may have missed anything. */
  | { readonly missed: true };

const isText = (value: unknown): value is string => typeof value === 'string';

/** What another process has told, as far as this one understands it; null where it does not. */
function understood(broadcast: unknown): Broadcast | null {
  if (typeof broadcast !== 'object' || broadcast === null) return null;
  if ('ended' in broadcast) return isText(broadcast.ended) ? { ended: broadcast.ended } : null;
  if (!('event' in broadcast && 'told' in broadcast && 'to' in broadcast)) return null;
  const { event, to } = broadcast;
  // Without a room it would go to everybody.
  if (!isText(event) || !Array.isArray(to) || to.length === 0 || !to.every(isText)) return null;
  const except = 'except' in broadcast ? broadcast.except : undefined;
  if (except === undefined) return { event, told: broadcast.told, to };
  return isText(except) ? { event, told: broadcast.told, to, except } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Reads what another process has told, in its order. While an update rolls, that may be a process of
 * another version: what is not understood was missed, and hinders nothing after it.
 */
export function readBroadcasts(text: string): Broadcast[] {
  const batch = parsed(text);
  if (!Array.isArray(batch)) return [{ missed: true }];
  return batch.map((broadcast) => understood(broadcast) ?? { missed: true });
}
