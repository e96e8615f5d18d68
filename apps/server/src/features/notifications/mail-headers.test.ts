import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { deliverAll } from '../../test/deliver-all.ts';
import { makePerson } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { takingTexts, takingTitles } from '../alerts/taking/taking.messages.ts';
import { tell } from './notifications.public.ts';
import type { OutgoingNotice } from './outgoing-notice.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it.each<[string, Pick<OutgoingNotice, 'type' | 'isSecurity'>, boolean]>([
  ['family', { type: 'family' }, true],
  ['an appointment', { type: 'appointment' }, true],
  ['the safety of the account', { type: 'family', isSecurity: true }, false],
  ['the inbox', { type: 'support' }, false],
  ['an emergency', { type: 'emergency' }, false],
])(
  'a mail about %s says its language, and where to turn it off if one can',
  async (_, news, can) => {
    const reader = await makePerson(app, { locale: 'fr' });
    await inTransaction(app.platform, (tx) =>
      tell(app.platform, tx, {
        by: null,
        personId: reader.personId,
        priority: 'high',
        title: takingTitles.taken,
        text: takingTexts.taken,
        values: { person: 'Claudine' },
        ...news,
      }),
    );
    await deliverAll(app);
    const mail = app.sent.find(({ to }) => to === reader.email);
    expect(mail?.locale).toBe('fr');
    const page = `${app.platform.origin()}/settings?tab=notifications`;
    expect(mail?.unsubscribe).toBe(can ? page : undefined);
  },
);
