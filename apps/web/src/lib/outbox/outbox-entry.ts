import type { Endpoint } from '@hafi/contract/core/endpoint';
import type { AnyKind, Entered, EntryKinds } from './entry-kind.ts';

/** Why the server refused an entry, with its message at the time. */
export interface Refusal {
  readonly code: string;
  readonly status: number;
  readonly message: string;
}

/**
 * Version of the stored entry format. Entries of a newer format are left alone for the app version
 * that knows it.
 */
export const currentForm = 3;

/** The upload of an entry's file. */
export interface EntryUpload {
  /** Where the server receives it. */
  readonly url: string;
  /** It has arrived completely. */
  readonly isWhole?: true;
}

/** An action of a person that the server has not confirmed yet. */
export interface OutboxEntry<E extends Endpoint = Endpoint, K extends string = string>
  extends Entered<E> {
  readonly form: number;
  /** Generated on this device. */
  readonly id: string;
  /** The idempotency key of every attempt, so that the server acts only once. */
  readonly key: string;
  /** The account id of its owner: it is sent and shown only as theirs. */
  readonly person: string;
  /** The name of its kind. */
  readonly kind: K;
  /**
   * What it says, in the person's words at the time: the only place to read it once its screen can
   * no longer be opened.
   */
  readonly said?: string;
  /** What its screen needs to take it up again after a reload; never sent. */
  readonly keeps?: Readonly<Record<string, string>>;
  /** A binary body, such as a photo or a voice note. */
  readonly file: Blob | null;
  /** How far the upload of the file is; absent before it has begun. */
  readonly upload?: EntryUpload | undefined;
  /** Position among all entries; later ones have greater numbers. */
  readonly position: number;
  /** When it was made, in Unix milliseconds. */
  readonly at: number;
  /** The same by the device's own clock, however wrong; absent in entries of earlier versions. */
  readonly deviceAt?: number;
  /** Set when the server refused it while its owner was not waiting for the answer. */
  readonly refusal: Refusal | null;
  /** How often the server itself failed at it, since it was made or last retried by its owner. */
  readonly failures?: number | undefined;
  /** When it first did so, in Unix milliseconds by the device's clock. */
  readonly failedSince?: number | undefined;
  /**
   * When the server confirmed it, in Unix milliseconds by the device's clock, as for the answers of
   * queries; absent while it waits. A tab of a version that does not know it sends it once more
   * under the same key.
   */
  readonly sentAt?: number;
}

/** Whether the server has neither confirmed nor refused it. */
export const isWaiting = ({ refusal, sentAt }: Pick<OutboxEntry, 'refusal' | 'sentAt'>): boolean =>
  refusal === null && sentAt === undefined;

/** The stored format from before entries had kinds. */
interface FirstForm {
  readonly id: string;
  readonly person: string;
  readonly method: Endpoint['method'];
  readonly path: Endpoint['path'];
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly at: number;
  readonly refusal: { readonly code: string; readonly message: string } | null;
}

/** The stored format from before `place` was renamed to `position`. */
type SecondForm = Omit<OutboxEntry, 'form' | 'position'> & {
  readonly form: 2;
  readonly place: number;
};

type AnyForm = FirstForm | SecondForm | OutboxEntry;

const isFirst = (stored: AnyForm): stored is FirstForm => !('form' in stored);
const isSecond = (stored: SecondForm | OutboxEntry): stored is SecondForm => stored.form === 2;

const same = ({ endpoint }: AnyKind, { method, path }: FirstForm) =>
  endpoint.method === method && endpoint.path === path;

/** Converts the body of an entry of an earlier format to the current one. */
const bodyOf = ({ fromEarlier }: AnyKind, body: unknown) =>
  (fromEarlier ? fromEarlier(body as never) : body) as never;

/**
 * Converts a stored entry to the current format; null for a format that this app version does not
 * know and must leave in place.
 */
export function readEntry(stored: object, kinds: EntryKinds): OutboxEntry | null {
  const known = stored as AnyForm;
  const name = isFirst(known)
    ? Object.keys(kinds).find((each) => kinds[each] && same(kinds[each], known))
    : known.kind;
  const kind = name !== undefined && Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (name === undefined || kind === undefined) return null;
  if (isFirst(known)) {
    const { at, body, id, params, person, refusal } = known;
    return {
      form: currentForm,
      id,
      key: id,
      person,
      kind: name,
      params: params as never,
      body: bodyOf(kind, body),
      file: null,
      position: at,
      at,
      refusal: refusal && { ...refusal, status: 400 },
    };
  }
  if (isSecond(known)) {
    const { place, ...entry } = known;
    return { ...entry, form: currentForm, position: place, body: bodyOf(kind, entry.body) };
  }
  return known.form === currentForm ? known : null;
}
