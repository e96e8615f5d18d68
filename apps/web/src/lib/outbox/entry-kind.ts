import type { CallInput, Endpoint } from '@hafi/contract/core/endpoint';
import type { MessageDescriptor } from '@lingui/core';
import type { Lane } from './lanes.ts';

/** What a person enters: what a call of the endpoint takes. */
export interface Entered<E extends Endpoint> {
  readonly params: CallInput<E>['params'];
  readonly body: CallInput<E>['body'];
}

/** Something that may wait for the network. */
export interface EntryKind<E extends Endpoint> {
  readonly endpoint: E;
  readonly lane: Lane;
  /** What it is about: entries about one thing are sent in the order in which they were made. */
  readonly about: (entered: Entered<E>) => string;
  /** What it is, as its person would call it. */
  readonly words: MessageDescriptor;
  /** The body of an entry of an earlier form, as it is written today; without, they are alike. */
  readonly fromEarlier?: (body: never) => Entered<E>['body'];
}

/** A kind of whatever endpoint. */
export type AnyKind = Omit<EntryKind<Endpoint>, 'about' | 'fromEarlier'> & {
  readonly about: (entered: never) => string;
  readonly fromEarlier?: (body: never) => unknown;
};

/** Kinds by the names under which entries are kept: a name is never given to another kind. */
export type EntryKinds = Readonly<Record<string, AnyKind>>;

/** States a kind, its input typed by its endpoint. */
export const entryKind = <E extends Endpoint>(kind: EntryKind<E>): EntryKind<E> => kind;
