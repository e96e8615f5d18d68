import { pageLanguage } from './language.ts';
import type { PushContent } from './push-content.ts';
import { after } from './wait.ts';

/** How old a push may be that is shown as it came, in milliseconds. A clock may be wrong both ways. */
const freshMs = 30_000;
/** How long the server may take to say what has become of it, in milliseconds. */
const patienceMs = 3_000;

/** What a person was told, as far as it matters here. */
interface Told {
  readonly title: string;
  readonly link: string | null;
  readonly timestamp: string;
  readonly isRead: boolean;
}

/** A page of it, the newest first. */
export interface ToldPage {
  readonly data: readonly Told[];
  readonly nextCursor: string | null;
}

/** Whether a push rings: it leaves no notice. */
export const isRing = (path: string): boolean => path.startsWith('/call/');

/** Says nothing of what its reader must or need not know any more. */
const nothing: PushContent = { title: 'Hafi', path: '/', isQuiet: true };

/** Whether a push was written so long ago that it may be over. */
export const isLate = ({ at }: PushContent, now: number): boolean =>
  at !== undefined && Math.abs(now - at) > freshMs;

/**
 * A push that arrives late, as things stand by now: with the newest title of the same page, such as that
 * all is well again; quietly where that was read. What rings no more is what was told of it then. What
 * was deleted is not the reader's any more.
 */
export function asItStands(push: PushContent, { data, nextCursor }: ToldPage): PushContent {
  const { at = 0, path } = push;
  const newest = data.find(({ link }) => link === path);
  if (newest) return { ...push, title: newest.title, isQuiet: newest.isRead };
  if (!isRing(path)) return nextCursor === null ? nothing : push;
  const [since] = data.filter(({ timestamp }) => Date.parse(timestamp) >= at).reverse();
  return since ? { title: since.title, path: since.link ?? '/', isQuiet: true } : nothing;
}

async function askTold(): Promise<ToldPage | 'signed-out' | null> {
  const answer = await fetch('/api/notifications/history?limit=50', {
    headers: { 'accept-language': await pageLanguage() },
  });
  if (answer.status === 401) return 'signed-out';
  return answer.ok ? ((await answer.json()) as ToldPage) : null;
}

/** A push as it is to be shown now: one that arrives late as the server says, where it can be asked. */
export async function pushNow(push: PushContent): Promise<PushContent> {
  if (!isLate(push, Date.now())) return push;
  const told = await Promise.race([askTold().catch(() => null), after(patienceMs)]);
  if (told === 'signed-out') return nothing;
  return told ? asItStands(push, told) : push;
}
