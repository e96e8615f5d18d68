import type { Message } from '@hafi/contract/messages/message.schemas';
import { reactions as signs } from '@hafi/contract/messages/message-terms';

/** A message as the model knows it. */
interface Known {
  readonly id: string;
  readonly sender: number;
  readonly position: number;
  change: number;
  content: string;
  edited: boolean;
  deleted: boolean;
  readonly replyTo: Known | null;
  quote: string | null;
  readonly signs: Map<number, string>;
}

/** What somebody sees of a message. */
export type Seen = ReturnType<typeof seenOf>;

/** A message of the server, as far as the model knows it. */
export const seenOf = (message: Message) => ({
  id: message.id,
  senderId: message.senderId,
  position: message.position,
  change: message.change,
  content: message.content,
  edited: message.editedAt !== null,
  deleted: message.isDeleted,
  quote: message.replyTo?.excerpt ?? null,
  signs: message.reactions.map(({ personIds, reaction }) => [reaction, [...personIds].sort()]),
});

/**
 * A conversation of a circle as it should be: plain lists and sets, without any database. People are
 * numbers; 0 is the elder.
 */
export function messageModel(people: readonly string[]) {
  const messages: Known[] = [];
  const members = new Set(people.keys());
  const read = people.map(() => 0);
  const cleared = people.map(() => 0);
  let counter = 0;
  const next = () => {
    counter += 1;
    return counter;
  };
  const living = (who: number, nth: number) => {
    const message = messages[nth % Math.max(messages.length, 1)];
    return members.has(who) ? message : undefined;
  };
  /** Nobody takes up what they have cleared, except their own words. */
  const sees = (who: number, { position, sender }: Known) =>
    sender === who || position > (cleared[who] ?? 0);
  return {
    members,
    messages,
    sees,
    counter: () => counter,
    send(who: number, id: string, content: string, answers: number | null) {
      const replyTo = answers === null ? null : (messages[answers] ?? null);
      const position = next();
      messages.push({
        id,
        sender: who,
        position,
        change: position,
        content,
        edited: false,
        deleted: false,
        replyTo,
        quote: replyTo?.content ?? null,
        signs: new Map(),
      });
    },
    /** Each of these says whether the server should accept it. */
    edit(who: number, nth: number, content: string): number {
      const message = living(who, nth);
      if (message?.sender !== who) return 404;
      if (message.deleted) return 409;
      if (message.content === content) return 200;
      Object.assign(message, { content, edited: true, change: next() });
      return 200;
    },
    remove(who: number, nth: number): number {
      const message = living(who, nth);
      if (message?.sender !== who) return 404;
      if (message.deleted) return 200;
      for (const answer of messages) {
        if (answer.replyTo !== message || !answer.quote || answer.deleted) continue;
        Object.assign(answer, { quote: '', change: next() });
      }
      message.signs.clear();
      Object.assign(message, { content: '', deleted: true, change: next() });
      return 200;
    },
    react(who: number, nth: number, sign: string | null): number {
      const message = living(who, nth);
      if (!message || !sees(who, message)) return 404;
      if (message.deleted) return 409;
      if ((message.signs.get(who) ?? null) === sign) return 200;
      if (sign === null) message.signs.delete(who);
      else message.signs.set(who, sign);
      message.change = next();
      return 200;
    },
    mark(who: number, position: number): number {
      if (!members.has(who)) return 404;
      const newest = messages.at(-1)?.position ?? 0;
      read[who] = Math.max(read[who] ?? 0, Math.min(position, newest));
      return 200;
    },
    clear(who: number): number {
      if (!members.has(who)) return 404;
      cleared[who] = messages.at(-1)?.position ?? 0;
      return 200;
    },
    /** What somebody reads, the oldest first. */
    view: (who: number) =>
      messages
        .filter(({ position }) => position > (cleared[who] ?? 0))
        .map((message) => ({
          id: message.id,
          senderId: people[message.sender] ?? null,
          position: message.position,
          change: message.change,
          content: message.content,
          edited: message.edited,
          deleted: message.deleted,
          quote: message.quote,
          signs: signs.flatMap((sign) => {
            const ids = [...message.signs]
              .filter(([, each]) => each === sign)
              .map(([person]) => people[person] ?? '')
              .sort();
            return ids.length > 0 ? [[sign, ids]] : [];
          }),
        })),
    unread: (who: number) =>
      messages.filter(
        ({ deleted, position, sender }) =>
          !deleted && sender !== who && position > Math.max(read[who] ?? 0, cleared[who] ?? 0),
      ).length,
  };
}
