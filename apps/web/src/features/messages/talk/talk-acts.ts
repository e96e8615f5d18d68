import type { Message } from '@hafi/contract/messages/message.schemas';
import type { Reaction } from '@hafi/contract/messages/message-terms';
import { createContext, use } from 'react';
import type { Written } from '../known/shown-rows.ts';

/** What can be done with a message of a conversation. */
export interface TalkActs {
  readonly openMenu: (message: Message) => void;
  readonly react: (message: Message, reaction: Reaction | null) => void;
  /** Shows the message, however far back it stands. */
  readonly goTo: (id: string) => void;
  /** Keeps a voice note in the chart of the patient who sent it. */
  readonly keep: (message: Message) => void;
  /** Whether the reader may: a doctor, with a patient. */
  readonly mayKeep: (message: Message) => boolean;
  /** Says that it is in the chart. */
  readonly noteKept: (message: Message) => void;
  /** The documents of the chart in which it is now known to be; null where it is not. */
  readonly keptAt: (message: Message) => string | null;
  readonly retry: (entry: Written) => void;
  readonly discard: (entry: Written) => void;
}

const nothing = () => undefined;

/** For the lines of a conversation; the same object as long as it is shown. */
export const TalkActsContext = createContext<TalkActs>({
  openMenu: nothing,
  react: nothing,
  goTo: nothing,
  keep: nothing,
  mayKeep: () => false,
  noteKept: nothing,
  keptAt: () => null,
  retry: nothing,
  discard: nothing,
});

export const useTalkActs = (): TalkActs => use(TalkActsContext);
