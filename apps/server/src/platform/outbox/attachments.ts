import type { Locale } from '@hafi/i18n/locales';

/** A file that goes with a mail. */
export interface Attachment {
  /** With its ending. */
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** What kind of file goes with a mail, and which one. */
export interface AttachmentWish {
  readonly kind: string;
  readonly id: string;
}

/** Names a file that is made when its mail is sent; the row keeps no bytes. */
export interface AttachmentRef extends AttachmentWish {
  readonly locale: Locale;
}

/** For whom a file is made. */
export interface AttachmentReader {
  readonly personId: string;
  readonly locale: Locale;
}

/** Makes the files of one kind; null when its reader may not have it any more, or it is gone. */
export type AttachmentMaker = (reader: AttachmentReader, id: string) => Promise<Attachment | null>;

/** What makes the files that go with mails, by kind. */
export interface Attachments {
  /** Adds makers; each kind has one. */
  add(makers: Readonly<Record<string, AttachmentMaker>>): void;
  /** The file that a message names, or null. Rejects when it cannot be made now. */
  make(ref: AttachmentRef, personId: string | null): Promise<Attachment | null>;
}

/** Creates the registry, to which features add what they can make. */
export function createAttachments(): Attachments {
  const known = new Map<string, AttachmentMaker>();
  return {
    add(makers) {
      for (const [kind, maker] of Object.entries(makers)) {
        if (known.has(kind)) throw new Error(`attachments of ${kind} have two makers`);
        known.set(kind, maker);
      }
    },
    async make({ id, kind, locale }, personId) {
      const maker = known.get(kind);
      // Before the features are mounted: the message waits for its next attempt.
      if (!maker) throw new Error(`nothing makes attachments of ${kind}`);
      return personId === null ? null : maker({ locale, personId }, id);
    },
  };
}
