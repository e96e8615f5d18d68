import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { messageStage } from '../../../test/messages/message-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { seenOf } from '../conversations/own-conversations.ts';
import { findHits } from './search.repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('finds a word among many messages by an index, also for who reads many conversations', async () => {
  const { db } = app.platform;
  const elder = await makePerson(app);
  const daughter = await makeMember(app, { elder, permissions: ['messages'] });
  const conversation = await messageStage(app).between(elder, daughter);
  await db.execute(sql`
    insert into messages (id, conversation_id, position, change, sender_id, kind, content, folded, sent_at)
    select gen_random_uuid(), ${conversation}, nth + 1000, nth + 1000, ${elder.personId}, 'text',
      words, words, now()
    from (
      select nth, 'mwaramutse ' || md5(nth::text) || case when nth = 7 then ' pharmacie' else '' end as words
      from generate_series(1, 20000) as nth
    ) as made
  `);
  await db.execute(sql`vacuum analyze messages`);
  const seen = await seenOf(app.platform, { personId: elder.personId, roles: ['PATIENT'] });
  const requested = { words: ['pharmacie'], after: null, limit: 20 };
  expect(await findHits(db, seen, requested)).toHaveLength(1);
  const plan = await db.execute(sql`explain ${findHits(db, seen, requested).getSQL()}`);
  const { rows } = plan as unknown as { rows: Record<string, string>[] };
  expect(rows.map((row) => Object.values(row)[0]).join('\n')).toContain('messages_search');
});
