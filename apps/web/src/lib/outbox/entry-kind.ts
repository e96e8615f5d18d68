import type { CallInput, Endpoint } from '@hafi/contract/core/endpoint';
import type { UploadPurpose } from '@hafi/contract/core/uploads';
import type { MessageDescriptor } from '@lingui/core';
import type { Lane } from './lanes.ts';

/** What a person enters: the input of the endpoint. */
export interface Entered<E extends Endpoint> {
  readonly params: CallInput<E>['params'];
  readonly body: CallInput<E>['body'];
}

/** A kind of action that can wait in the outbox for the network. */
export interface EntryKind<E extends Endpoint> {
  readonly endpoint: E;
  readonly lane: Lane;
  /**
   * Identifies what the entry is about: entries about one thing are sent in the order in which they
   * were made.
   */
  readonly about: (entered: Entered<E>) => string;
  /** The name of the action, in the person's words. */
  readonly words: MessageDescriptor;
  /**
   * Converts the body of an entry of an earlier format; absent when the body's format has not
   * changed.
   */
  readonly fromEarlier?: (body: never) => Entered<E>['body'];
  /**
   * The body of an entry that has waited, given when it was made by the device's own clock: the
   * request says when it was sent by the same. It is sent under a key of its own, so the endpoint
   * must recognize a repetition by its body.
   */
  readonly late?: (body: Entered<E>['body'], madeAt: Date) => Entered<E>['body'];
  /**
   * A refused entry stays also when its owner was waiting for the answer: its screen shows it with
   * the reason, until it is sent again or deleted.
   */
  readonly staysRefused?: true;
  /**
   * Has the file of an entry uploaded before the entry is sent: for what, and the body that names the
   * upload. An entry that was cut off goes on where it was. Without it a file is sent as the body.
   */
  readonly upload?: {
    readonly purpose: UploadPurpose;
    readonly named: (body: Entered<E>['body'], uploadId: string) => Entered<E>['body'];
  };
  /** What the device keeps of the body once the server has answered; absent when it keeps all. */
  readonly settled?: (body: Entered<E>['body']) => Entered<E>['body'];
}

/** A kind for any endpoint. */
export type AnyKind = Omit<
  EntryKind<Endpoint>,
  'about' | 'fromEarlier' | 'late' | 'settled' | 'upload'
> & {
  readonly about: (entered: never) => string;
  readonly fromEarlier?: (body: never) => unknown;
  readonly late?: (body: never, madeAt: Date) => unknown;
  readonly settled?: (body: never) => unknown;
  readonly upload?: {
    readonly purpose: UploadPurpose;
    readonly named: (body: never, uploadId: string) => unknown;
  };
};

/** Kinds by the names under which entries are stored; never reuse a name for another kind. */
export type EntryKinds = Readonly<Record<string, AnyKind>>;

/** Defines a kind, its input typed by its endpoint. */
export const entryKind = <E extends Endpoint>(kind: EntryKind<E>): EntryKind<E> => kind;
