/** An event for the open screens in some rooms. */
export interface ToldEvent {
  readonly event: string;
  readonly told: unknown;
  readonly to: readonly string[];
  /** A room whose screens are left out. */
  readonly except?: string;
}

/** What a process tells the others. */
export type Told =
  | ToldEvent
  /** The connections in this room end. */
  | { readonly ended: string }
  /** Something could not be told: screens may have missed anything. */
  | { readonly missed: true };

const isText = (value: unknown): value is string => typeof value === 'string';

/** What another process has told, as far as this one understands it; null where it does not. */
function understood(told: unknown): Told | null {
  if (typeof told !== 'object' || told === null) return null;
  if ('ended' in told) return isText(told.ended) ? { ended: told.ended } : null;
  if (!('event' in told && 'told' in told && 'to' in told)) return null;
  const { event, to } = told;
  // Without a room it would go to everybody.
  if (!isText(event) || !Array.isArray(to) || to.length === 0 || !to.every(isText)) return null;
  const except = 'except' in told ? told.except : undefined;
  if (except === undefined) return { event, told: told.told, to };
  return isText(except) ? { event, told: told.told, to, except } : null;
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
export function readTold(text: string): Told[] {
  const batch = parsed(text);
  if (!Array.isArray(batch)) return [{ missed: true }];
  return batch.map((told) => understood(told) ?? { missed: true });
}
