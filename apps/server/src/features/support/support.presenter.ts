import type { NameCard } from '../accounts/accounts.public.ts';
import type { AnswerRow, MessageRow } from './support.repo.ts';

/** A message in the inbox list. */
export function presentLine(row: MessageRow) {
  const { id, reference, name, subject, urgency, state, createdAt } = row;
  return { id, reference, name, subject, urgency, state, timestamp: createdAt.toISOString() };
}

/** A message with all details. */
export function presentMessage(
  row: MessageRow,
  answers: readonly AnswerRow[],
  people: ReadonlyMap<string, NameCard>,
) {
  const sender = row.personId === null ? undefined : people.get(row.personId);
  return {
    ...presentLine(row),
    message: row.message,
    email: row.email,
    phone: row.phone,
    locale: row.locale,
    sender: sender ? { id: sender.id, name: sender.name, roles: [...sender.roles] } : null,
    answers: answers.map(({ id, authorId, text, createdAt }) => ({
      id,
      text,
      timestamp: createdAt.toISOString(),
      by: people.get(authorId)?.name ?? '',
    })),
    canFinish: row.state !== 'done',
  };
}
