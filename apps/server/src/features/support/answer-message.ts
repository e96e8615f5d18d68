import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { formatDate } from '@hafi/i18n/dates';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { QueuedMessage } from '../../platform/outbox/transport.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { notify } from '../notifications/notifications.public.ts';
import { threadOf } from './contact-mails.ts';
import { contactAnswered, contactNotices } from './support.messages.ts';
import {
  type AnswerRow,
  closedRank,
  findAnswers,
  insertAnswer,
  lockMessage,
  type MessageRow,
  setState,
} from './support.repo.ts';

/**
 * Mails an answer to the sender with the earlier messages, adds a notification if they have an
 * account, and records who answered.
 * @throws Problem not-found
 */
export async function answerMessage(
  platform: Platform,
  actorId: string,
  { messageId, text }: { messageId: string; text: string },
): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const message = await lockMessage(tx, messageId);
    if (!message) throw new Problem(coreErrors['not-found']);
    const earlier = await findAnswers(tx, messageId);
    const answer = { id: newId(), messageId, authorId: actorId, text, createdAt: at };
    await insertAnswer(tx, answer);
    await setState(tx, messageId, { state: 'answered', rank: closedRank });
    await recordAudit(tx, { actorId, action: 'contact.answered', subjectId: messageId, at });
    await tx.tell([await mailOf(platform, tx, { message, answer, earlier })]);
    await ringSender(tx, { by: actorId, message }, at);
    tx.changed('support', [actorId]);
  });
}

async function mailOf(
  { config, translate }: Platform,
  db: Db,
  thread: { message: MessageRow; answer: AnswerRow; earlier: readonly AnswerRow[] },
): Promise<QueuedMessage> {
  const { message, answer, earlier } = thread;
  const { locale, reference } = message;
  const said = [...earlier, answer];
  const people = await findPeople(db, [...new Set(said.map(({ authorId }) => authorId))]);
  const nameOf = ({ authorId }: AnswerRow) => people.get(authorId)?.firstName ?? 'Hafi';
  const quoted = [
    { author: message.name, at: message.createdAt, text: message.message },
    ...earlier.map((each) => ({ author: nameOf(each), at: each.createdAt, text: each.text })),
  ].toReversed();
  const quotes = quoted.map(({ author, at, text }) => {
    const date = formatDate(at, locale, { style: 'weekday' });
    const head = translate(locale, contactAnswered.earlier, { author, date });
    return `${head}\n${text.replace(/^/gm, '> ')}`;
  });
  return {
    channel: 'mail',
    to: message.email,
    subject: translate(locale, contactAnswered.subject, { reference }),
    text: translate(locale, contactAnswered.text, {
      answer: answer.text,
      author: nameOf(answer),
      reference,
      earlier: quotes.join('\n\n'),
    }),
    locale,
    replyTo: config.SUPPORT_EMAIL,
    thread: threadOf(message),
  };
}

async function ringSender(
  tx: Tx,
  { by, message }: { readonly by: string; readonly message: MessageRow },
  at: Date,
): Promise<void> {
  const { personId, reference } = message;
  if (!personId) return;
  const { answeredTitle: title, answered: text } = contactNotices;
  const values = { reference };
  const words = { title, text, values };
  await notify(tx, { ...words, by, personId, type: 'community', priority: 'medium', at });
  tx.changed('notifications', [personId]);
}
