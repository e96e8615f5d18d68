import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellMany } from '../../notifications/notifications.public.ts';
import { answerTexts, callTitles } from '../emergency.messages.ts';
import { callersOf } from './callers.ts';
import type { EmergencyRow } from './emergencies.repo.ts';

/** What became of a call for help, through somebody. */
export interface News {
  readonly what: keyof typeof answerTexts;
  /** Who did it. */
  readonly by: { readonly id: string | null; readonly name: string };
  /** What makes it happen once: who answered. */
  readonly key: string;
  /** Who is told of it already. */
  readonly told?: ReadonlySet<string>;
}

/**
 * Tells the elder and who pressed what became of the call, as an emergency: somebody without a
 * screen knows it by nothing else. Of a drill they are told nothing, as they look at it.
 */
export async function tellCaller(
  platform: Platform,
  tx: Tx,
  row: EmergencyRow,
  { by, key, told, what }: News,
): Promise<void> {
  const { drill, elderId, id } = row;
  if (drill) return;
  const callers = (await callersOf(tx, [row]))(row);
  const people = callers.filter((person) => !told?.has(person));
  await tellMany(platform, tx, {
    by: by.id,
    notices: people.map((personId) => ({
      personId,
      type: 'emergency',
      priority: 'high',
      title: callTitles.news,
      text: answerTexts[what],
      values: { name: by.name },
      link: links.emergency(id, elderId),
      at: platform.clock.now(),
      dedupeKey: `emergency:${id}:${what}:${key}:${personId}`,
    })),
  });
}
