import { isNull } from 'drizzle-orm';
import { findProtection } from '../../features/emergency/protection/find-protection.ts';
import { outboxMessages } from '../../platform/outbox/outbox.tables.ts';
import { deliverAll } from '../deliver-all.ts';
import type { TestApp } from '../test-app.ts';
import { emergencyStage, nextNumber } from './emergency-stage.ts';

type People = ReturnType<typeof emergencyStage>;
type Elder = Awaited<ReturnType<People['elder']>>;

/** Elders, who agreed to be called, and what is told of it. */
export function protectionStage(app: TestApp) {
  const people = emergencyStage(app);
  const at = ({ personId }: { personId: string }) => `/api/elders/${personId}/protection`;
  const stage = {
    ...people,
    at,
    seen: async (elder: Elder) => (await elder.get(at(elder))).json().data,
    /** As the server knows it, when every session is over. */
    known: async ({ personId }: Elder) =>
      (await findProtection(app.platform, [personId], app.clock.now())).get(personId),
    ask: (elder: Elder, personId: string | null = null, by: { post: Elder['post'] } = elder) =>
      by.post(`${at(elder)}/questions`, { personId }),
    answer: (elder: Elder, member: { post: Elder['post'] }, agrees: boolean) =>
      member.post(`${at(elder)}/answer`, { agrees }),
    /** The token of the only SMS that leaves now. */
    async token(): Promise<string> {
      const [sms, ...others] = await people.sms();
      if (others.length > 0) throw new Error('one SMS was expected');
      return /\/c\/(\S+)/.exec(sms?.text ?? '')?.[1] ?? '';
    },
    open: (token: string) => app.http.inject({ url: `/api/contact-questions/${token}` }),
    say: (token: string, agrees: boolean) =>
      app.http.inject({
        method: 'POST',
        url: `/api/contact-questions/${token}/answer`,
        payload: { agrees },
      }),
    /** How many messages leave on any channel from now on. */
    async leaving(): Promise<number> {
      app.sent.length = 0;
      await deliverAll(app);
      return app.sent.length;
    },
    /** Everything that waits is given up. */
    async giveUp(): Promise<void> {
      await app.platform.db
        .update(outboxMessages)
        .set({ failedAt: app.clock.now(), lastError: 'http-400' })
        .where(isNull(outboxMessages.sentAt));
    },
    check: () => app.due.run('emergency.watch-protection'),
    /** Lets minutes pass, and checks. */
    async wait(minutes = 3): Promise<void> {
      app.clock.advance({ minutes });
      await stage.check();
    },
    /** What the bell says of protection, the newest first. */
    news: async (who: { get: Elder['get'] }): Promise<string[]> =>
      (await who.get('/api/notifications'))
        .json()
        .data.map(({ title }: { title: string }) => title)
        .filter((title: string) => title.startsWith('Protection')),
    /** An elder whose neighbour has agreed, and whose daughter is notified of alerts. */
    async protected() {
      const elder = await people.elder({ locale: 'en' });
      await people.name(elder, 'Jean', nextNumber());
      await stage.ask(elder);
      await stage.say(await stage.token(), true);
      const daughter = await people.contact(elder, { locale: 'en' });
      await stage.check();
      return { elder, daughter };
    },
  };
  return stage;
}
