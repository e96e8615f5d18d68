import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import type { DayPart, HelpKind } from '@hafi/contract/volunteering/volunteering-terms';
import { acceptRequest } from '../features/volunteering/accept-request.ts';
import { askVolunteer } from '../features/volunteering/ask-volunteer.ts';
import { confirmDone, rateHelp, sayDone } from '../features/volunteering/finish-request.ts';
import { quietly } from './quietly.ts';
import { hoursFrom, platformAt, type World } from './world.ts';

interface Wish {
  readonly kind: HelpKind;
  /** Counted from today. */
  readonly day: number;
  readonly part: DayPart;
  readonly minutes: 30 | 60 | 120 | 180;
  readonly note: string;
  readonly time?: string;
  readonly requestedHoursAgo: number;
}

/** Makes a request as the elder. Returns its id. */
async function ask({ now, platform }: World, elder: string, wish: Wish): Promise<string> {
  const { requestedHoursAgo, day, ...wanted } = wish;
  const then = platformAt(platform, hoursFrom(now, -requestedHoursAgo));
  const date = addDays(dayInKigali(now), day);
  const caller = { personId: elder, roles: ['PATIENT' as const] };
  return (await askVolunteer(then, caller, { ...wanted, date })).id;
}

const market: Wish = {
  kind: 'errand',
  day: 1,
  part: 'afternoon',
  minutes: 60,
  requestedHoursAgo: 26,
  note: 'Beans, rice and a bunch of bananas from Kimironko market.',
};
const walk: Wish = {
  kind: 'company',
  day: 3,
  part: 'morning',
  minutes: 120,
  requestedHoursAgo: 5,
  note: 'A walk to church and back, slowly.',
};
/** The neighbours' language is Kinyarwanda, and so are their words. */
const neighboursAsk: readonly Wish[] = [
  {
    kind: 'transport',
    day: 2,
    part: 'morning',
    time: '09:30',
    minutes: 120,
    note: "Kujya ku biro by'umurenge no kugaruka. Ngendera ku nkoni.",
    requestedHoursAgo: 20,
  },
  {
    kind: 'errand',
    day: 1,
    part: 'morning',
    minutes: 30,
    requestedHoursAgo: 9,
    note: "Amakara n'isabune byo mu iduka ryo hafi.",
  },
  {
    kind: 'company',
    day: 4,
    part: 'afternoon',
    minutes: 60,
    requestedHoursAgo: 3,
    note: 'Umuntu twakina igisoro.',
  },
];

/** Last week's request, from asking to the rating. */
async function seedHelped(world: World, elder: string, volunteer: string): Promise<void> {
  const { now, platform } = world;
  const at = (daysAgo: number) => platformAt(platform, hoursFrom(now, -24 * daysAgo));
  const id = await ask(world, elder, {
    kind: 'transport',
    day: -8,
    part: 'afternoon',
    minutes: 120,
    requestedHoursAgo: 24 * 10,
    note: 'To the bank in Kisimenti and back.',
  });
  await acceptRequest(at(9.5), volunteer, id);
  await sayDone(at(7), { id, personId: volunteer });
  await confirmDone(at(6.5), { id, personId: elder });
  const words = { stars: 5, thanks: 'Patrick waited for me and carried my bag.' };
  await rateHelp(at(6.5), { id, personId: elder }, words);
}

/**
 * The main elder's requests (one done, one taken, one open), and those of neighbours that wait for
 * the volunteer.
 */
export async function seedVolunteering(
  world: World,
  { elder, volunteer }: Readonly<Record<'elder' | 'volunteer', string>>,
  patients: readonly string[],
): Promise<void> {
  await quietly(world.platform, async (platform) => {
    const silent = { ...world, platform };
    await seedHelped(silent, elder, volunteer);
    const promised = await ask(silent, elder, market);
    const accepted = platformAt(platform, hoursFrom(world.now, -22));
    await acceptRequest(accepted, volunteer, promised);
    await ask(silent, elder, walk);
    for (const [index, wish] of neighboursAsk.entries()) {
      const patient = patients[index];
      if (patient) await ask(silent, patient, wish);
    }
  });
}
