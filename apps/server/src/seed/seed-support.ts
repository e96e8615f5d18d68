import type { ContactMessage } from '@hafi/contract/support/contact.schemas';
import type { Locale } from '@hafi/i18n/locales';
import { answerMessage } from '../features/support/answer-message.ts';
import { sendContactMessage } from '../features/support/send-contact-message.ts';
import { findByReference } from '../features/support/support.repo.ts';
import type { Platform } from '../platform/platform.ts';
import { hoursFrom, platformAt, type World } from './world.ts';

const noPhone = { phone: '' } as const;

/** A message from the contact page. */
interface PastMessage {
  readonly body: Omit<ContactMessage, 'website'>;
  readonly locale: Locale;
  readonly personId: string | null;
}

/** Returns the message's id. */
async function writeToSupport(platform: Platform, message: PastMessage): Promise<string> {
  const body = { ...message.body, website: '' };
  const from = { address: 'seed', requestKey: undefined };
  const reference = await sendContactMessage(platform, { ...message, ...from, body });
  const row = await findByReference(platform.db, reference);
  if (!row) throw new Error('the message was not kept');
  return row.id;
}

/** Messages to support: one answered, three open. */
export async function seedSupport(
  { platform, now }: World,
  people: { readonly family: string; readonly admin: string },
): Promise<void> {
  // Rate limits are counted outside the seed's transaction, and must not limit past messages.
  const rateLimiter = { ...platform.rateLimiter, take: async () => undefined };
  const at = (hours: number) => platformAt({ ...platform, rateLimiter }, hoursFrom(now, hours));
  const answered = await writeToSupport(at(-53), {
    body: {
      ...noPhone,
      name: 'Chantal Uwimana',
      email: 'family@hafi.test',
      urgency: 'normal',
      subject: 'Konti ya mama',
      message: 'Mwaramutse. Nakora iki ngo mbone gahunda za mama ndi i Buruseli?',
    },
    locale: 'rw',
    personId: people.family,
  });
  await answerMessage(at(-52), people.admin, {
    messageId: answered,
    text: "Mwaramutse Chantal. Mufungure konti yanyu, muvuge ko muri uwo mu muryango. Turabahamagara ku isaha yanyu y'agateganyo.",
  });
  await writeToSupport(at(-26), {
    body: {
      ...noPhone,
      name: 'Patrick Mugabo',
      email: 'patrick@hafi.test',
      urgency: 'low',
      subject: 'Working together',
      message:
        'Our parish has twelve young people who would like to visit elders. Whom do we meet?',
    },
    locale: 'en',
    personId: null,
  });
  await writeToSupport(at(-5), {
    body: {
      name: 'Marie-Louise Ingabire',
      email: 'marie@hafi.test',
      urgency: 'normal',
      phone: '+250788000340',
      subject: 'Un paiement',
      message: "Bonjour, j'ai payé deux fois la même visite. Pouvez-vous vérifier ?",
    },
    locale: 'fr',
    personId: null,
  });
  await writeToSupport(at(-1), {
    body: {
      name: 'Innocent Kalisa',
      email: 'innocent@hafi.test',
      urgency: 'high',
      phone: '+250788000341',
      subject: 'Sinshobora kwinjira',
      message: 'Nahinduye telefone none kode ntizingeraho. Mumfashe, mfite gahunda ejo.',
    },
    locale: 'rw',
    personId: null,
  });
}
