import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverAll } from '../../test/deliver-all.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { outboxMessages } from './outbox.tables.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const mail = { channel: 'mail', to: 'elder@hafi.test', subject: 'Muraho', text: 'Meze' } as const;

it('deletes sent messages after 30 days, given-up ones after 90, and never waiting ones', async () => {
  const { db, outbox } = app.platform;
  await outbox.add(db, [{ ...mail, subject: 'sent' }]);
  await deliverAll(app);
  await outbox.add(db, [{ ...mail, subject: 'given up' }]);
  await db
    .update(outboxMessages)
    .set({ failedAt: app.clock.now() })
    .where(isNull(outboxMessages.sentAt));
  await outbox.add(db, [{ ...mail, subject: 'waiting' }]);
  const keptAfter = async (days: number) => {
    app.clock.advance({ days });
    await app.due.run('outbox.sweep-outbox');
    const rows = await db.select({ subject: outboxMessages.subject }).from(outboxMessages);
    return rows.map(({ subject }) => subject).sort();
  };
  expect(await keptAfter(30)).toEqual(['given up', 'sent', 'waiting']);
  expect(await keptAfter(1)).toEqual(['given up', 'waiting']);
  expect(await keptAfter(59)).toEqual(['given up', 'waiting']);
  expect(await keptAfter(1)).toEqual(['waiting']);
});
