import type { Endpoint } from '@hafi/contract/core/endpoint';
import type { AnyKind, Entered, EntryKinds } from './entry-kind.ts';

/** Why the server will not take an entry, in the words that it had. */
export interface Refusal {
  readonly code: string;
  readonly status: number;
  readonly message: string;
}

/** Of the form in which entries are kept. A later form is kept, and left to whoever knows it. */
export const currentForm = 3;

/** Something a person entered that the server has not confirmed yet. */
export interface OutboxEntry<E extends Endpoint = Endpoint, K extends string = string>
  extends Entered<E> {
  readonly form: number;
  /** Made on this device. */
  readonly id: string;
  /** The idempotency key under which it is sent each time: the server does it once. */
  readonly key: string;
  /** Whose entry it is: sent in nobody else's name, and shown to nobody else. */
  readonly person: string;
  /** Its name among the kinds. */
  readonly kind: K;
  /** The bytes that are its body, where it has none in words: a photo, a voice note. */
  readonly file: Blob | null;
  /** Where it stands among all entries: later ones have greater numbers. */
  readonly position: number;
  /** When it was entered, in milliseconds since 1970. */
  readonly at: number;
  /** Set when the server refused it while nobody could be asked. */
  readonly refusal: Refusal | null;
}

/** An entry as it was kept before entries had kinds. */
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

/** An entry as it was kept when positions had another name. */
type SecondForm = Omit<OutboxEntry, 'form' | 'position'> & {
  readonly form: 2;
  readonly place: number;
};

type AnyForm = FirstForm | SecondForm | OutboxEntry;

const isFirst = (stored: AnyForm): stored is FirstForm => !('form' in stored);
const isSecond = (stored: SecondForm | OutboxEntry): stored is SecondForm => stored.form === 2;

const same = ({ endpoint }: AnyKind, { method, path }: FirstForm) =>
  endpoint.method === method && endpoint.path === path;

/** What an earlier form of entries kept as the body, as it is written today. */
const bodyOf = ({ fromEarlier }: AnyKind, body: unknown) =>
  (fromEarlier ? fromEarlier(body as never) : body) as never;

/**
 * What stands in the store as an entry of today; null for one that this version of the app does not
 * know and must leave where it is.
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
