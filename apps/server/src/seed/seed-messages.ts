import type { Reaction } from '@hafi/contract/messages/message-terms';
import { findAppointmentTies } from '../features/circle/circle.public.ts';
import { startConversation } from '../features/messages/conversations/start-conversation.ts';
import { markConversation } from '../features/messages/marks/mark-conversation.ts';
import { silence } from '../features/messages/marks/marks.repo.ts';
import { editMessage, reactToMessage } from '../features/messages/sending/change-message.ts';
import { listMessages } from '../features/messages/sending/read-messages.ts';
import { sendMessage } from '../features/messages/sending/send-message.ts';
import { newId } from '../platform/ids/uuid-v7.ts';
import { hoursFrom, platformAt, type SeedPlatform, type World } from './world.ts';

const day = 24;

type Cast = Readonly<Record<'elder' | 'family' | 'caregiver' | 'doctor' | 'volunteer', string>>;
type Who = keyof Cast;

const roles = {
  elder: 'PATIENT',
  family: 'FAMILY',
  caregiver: 'CAREGIVER',
  doctor: 'DOCTOR',
  volunteer: 'VOLUNTEER',
} as const satisfies Record<Who, string>;

/** One message of a conversation; the longest ago first. */
interface Line {
  readonly who: Who;
  readonly hoursAgo: number;
  readonly text: string;
  /** How many messages before is the one that it answers. */
  readonly answers?: number;
  /** How somebody answered it by a sign. */
  readonly sign?: { readonly who: Who; readonly reaction: Reaction };
  /** What it said first. */
  readonly before?: string;
}

interface Talk {
  readonly begins: Who;
  /** Whom it is with; the elder's circle without. */
  readonly other?: Who;
  readonly lines: readonly Line[];
  /** How many of the last messages each of these has not read; the others have read all. */
  readonly unread?: Partial<Record<Who, number>>;
}

const withDaughter: Talk = {
  begins: 'family',
  other: 'elder',
  lines: [
    { who: 'family', hoursAgo: 2 * day + 3, text: 'Mwaramutse mama! How was the market?' },
    {
      who: 'elder',
      hoursAgo: 2 * day + 2,
      text: 'Full of people. I found the small bananas that you like.',
      sign: { who: 'family', reaction: 'heart' },
    },
    { who: 'family', hoursAgo: day + 1, text: 'Did you walk to church with Patrick?' },
    { who: 'elder', hoursAgo: day, text: 'We did, slowly. He is a patient young man.', answers: 1 },
    {
      who: 'family',
      hoursAgo: 2.2,
      text: 'I call on Sunday at three, your time. The children want to show you their drawings.',
    },
    {
      who: 'family',
      hoursAgo: 0.4,
      text: 'And eat something warm tonight, it is cold in the hills.',
    },
  ],
  unread: { elder: 2 },
};

/** With the doctor, from an appointment so many hours ago. */
const withDoctor = (metAgo: number): Talk => ({
  begins: 'doctor',
  other: 'elder',
  lines: [
    {
      who: 'doctor',
      hoursAgo: metAgo,
      text: 'Good morning. After our appointment: please keep to the new time of the tablets for two weeks.',
    },
    { who: 'elder', hoursAgo: metAgo - 2, text: 'I will. May I drink tea in the evening?' },
    {
      who: 'doctor',
      hoursAgo: metAgo - 5,
      text: 'One cup is fine, not after six.',
      answers: 1,
      sign: { who: 'elder', reaction: 'thanks' },
    },
    { who: 'elder', hoursAgo: 20, text: 'Doctor, I sleep better now. We speak in three days.' },
  ],
  unread: { doctor: 1 },
});

const withVolunteer: Talk = {
  begins: 'volunteer',
  other: 'elder',
  lines: [
    {
      who: 'volunteer',
      hoursAgo: 21,
      text: 'Muraho! I go to Kimironko market tomorrow. Beans, rice and a bunch of bananas, is that right?',
    },
    {
      who: 'elder',
      hoursAgo: 20.5,
      text: 'Yes, and if they have small tomatoes, those too.',
      sign: { who: 'volunteer', reaction: 'yes' },
    },
    {
      who: 'volunteer',
      hoursAgo: 1.1,
      text: 'I come by in the afternoon. Is three o’clock good for you?',
    },
  ],
  unread: { elder: 1 },
};

const withCaregiver: Talk = {
  begins: 'caregiver',
  other: 'elder',
  lines: [
    {
      who: 'caregiver',
      hoursAgo: day + 5,
      text: 'I left the soup in the blue pot, for two evenings.',
    },
    {
      who: 'elder',
      hoursAgo: day + 4,
      text: 'It was good, thank you.',
      sign: { who: 'caregiver', reaction: 'smile' },
    },
    {
      who: 'caregiver',
      hoursAgo: 6,
      before: 'I come at eight tomorrow.',
      text: 'I come at nine tomorrow.',
    },
    { who: 'elder', hoursAgo: 5, text: 'I am at home.', answers: 1 },
  ],
};

const ofCircle: Talk = {
  begins: 'elder',
  lines: [
    {
      who: 'elder',
      hoursAgo: 3 * day,
      text: 'On Saturday after mass there is cake at my house. Come, all of you.',
    },
    {
      who: 'family',
      hoursAgo: 3 * day - 1,
      text: 'We cannot come, but the children have practised a song for you.',
      sign: { who: 'elder', reaction: 'heart' },
    },
    { who: 'volunteer', hoursAgo: 2.5 * day, text: 'I bring the chairs from the parish.' },
    {
      who: 'caregiver',
      hoursAgo: 2.4 * day,
      text: 'And I bake on Friday, so nobody else has to.',
      answers: 3,
    },
    {
      who: 'family',
      hoursAgo: 3.5,
      text: 'Chantal, shall I send something for the cake?',
      answers: 1,
    },
    { who: 'caregiver', hoursAgo: 3, text: 'No, the neighbours gave eggs already.' },
  ],
  unread: { volunteer: 2 },
};

/** Without limits: they are counted outside the seed's transaction, which they would wait for. */
const unlimited = async () => undefined;

async function seedTalk({ now, platform }: World, cast: Cast, talk: Talk): Promise<void> {
  const { begins, lines, other, unread = {} } = talk;
  const rateLimiter = { ...platform.rateLimiter, take: unlimited };
  const at = (hoursAgo: number): SeedPlatform =>
    platformAt({ ...platform, rateLimiter }, hoursFrom(now, -hoursAgo));
  const as = (who: Who) => ({
    personId: cast[who],
    roles: [roles[who]],
    locale: 'en' as const,
  });
  const first = at((lines[0]?.hoursAgo ?? 0) + 0.1);
  const whom = other ? { personId: cast[other] } : { elderId: cast.elder };
  const { id } = await startConversation(first, as(begins), whom);
  const sent: string[] = [];
  for (const { answers, before, hoursAgo, sign, text, who } of lines) {
    const replyTo = answers === undefined ? undefined : sent.at(-answers);
    const message = { id: newId(), kind: 'text' as const, content: before ?? text, replyTo };
    await sendMessage(at(hoursAgo), as(who), id, message);
    const change = { id: message.id, content: text };
    if (before !== undefined) await editMessage(at(hoursAgo - 0.1), as(who), change);
    if (sign) {
      const { reaction } = sign;
      await reactToMessage(at(hoursAgo - 0.2), as(sign.who), { id: message.id, reaction });
    }
    sent.push(message.id);
  }
  const people = new Set<Who>([begins, ...(other ? [other] : []), ...lines.map(({ who }) => who)]);
  for (const who of people) {
    const left = unread[who] ?? 0;
    const read = (await positionsOf(at(0), as(who), id)).at(-1 - left);
    if (read) await markConversation(at(0), as(who), id, { read, delivered: read + left });
  }
  // What is unread is no news of the moment in which the demo begins.
  await silence(platform.db, id);
}

async function positionsOf(
  platform: SeedPlatform,
  caller: { personId: string; roles: readonly string[] },
  id: string,
): Promise<number[]> {
  const { data } = await listMessages(platform, caller, id, { limit: 100 });
  return data.map(({ position }) => position).sort((one, other) => one - other);
}

/** How many hours ago the elder had her last appointment with the doctor, at most a month. */
async function lastMet({ now, platform }: World, { doctor, elder }: Cast): Promise<number> {
  for (let hoursAgo = day; hoursAgo < 30 * day; hoursAgo += 12) {
    const at = hoursFrom(now, -hoursAgo);
    const ties = await findAppointmentTies(platform.db, elder, { now: at, since: at });
    if (ties.some(({ doctorId, isOpen }) => doctorId === doctor && isOpen)) return hoursAgo;
  }
  throw new Error('the demo needs an appointment of the last month');
}

/**
 * What the main elder and the people around her wrote to each other: with her daughter, her doctor, a
 * volunteer and her caregiver, and all together; some of it unread.
 */
export async function seedMessages(world: World, cast: Cast): Promise<void> {
  const doctor = withDoctor(await lastMet(world, cast));
  for (const talk of [doctor, ofCircle, withDaughter, withCaregiver, withVolunteer]) {
    await seedTalk(world, cast, talk);
  }
}
