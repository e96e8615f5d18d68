import { isPageOfOne } from '@hafi/contract/core/links';
import { pageLanguage } from './language.ts';
import type { PushContent } from './push-content.ts';
import { after } from './wait.ts';

/** How old a push may be that is shown as it came, in milliseconds. A clock may be wrong both ways. */
const freshMs = 30_000;
/** How long the server may take to say what has become of it, in milliseconds. */
const patienceMs = 3_000;

/** What a person was notified, as far as it matters here. */
interface LateNotice {
  readonly title: string;
  readonly link: string | null;
  readonly timestamp: string;
  readonly isRead: boolean;
}

/** A page of it, the newest first. */
export interface NoticePage {
  readonly data: readonly LateNotice[];
  readonly nextCursor: string | null;
}

/** Whether a push rings: it leaves no notice. */
export const isRing = (path: string): boolean => path.startsWith('/call/');

/** Says nothing of what its reader must or need not know any more. */
const nothing: PushContent = { title: 'Hafi', path: '/', isQuiet: true };

/** Whether a push was written so long ago that it may be over. */
export const isLate = ({ at }: PushContent, now: number): boolean =>
  at !== undefined && Math.abs(now - at) > freshMs;

/** What tells of a call that nobody answered leads to where it came from. */
const tellsOfCall = ({ link }: LateNotice): boolean => /^\/(chat|video)\//.test(link ?? '');

/**
 * A push that arrives late, as things stand by now: with the newest title of the same page, such as that
 * all is well again; quietly where that was read. What rings no more is what was told of it then. What
 * was deleted is not the reader's any more. A page of many things says nothing of this one.
 */
export function asItStands(push: PushContent, { data, nextCursor }: NoticePage): PushContent {
  const { at = 0, path } = push;
  if (isRing(path)) {
    const since = data.filter((each) => Date.parse(each.timestamp) >= at && tellsOfCall(each));
    const first = since.at(-1);
    return first ? { title: first.title, path: first.link ?? '/', isQuiet: true } : nothing;
  }
  if (!isPageOfOne(path)) return push;
  const newest = data.find(({ link }) => link === path);
  if (newest) return { ...push, title: newest.title, isQuiet: newest.isRead };
  const isFull = nextCursor === null || data.some(({ timestamp }) => Date.parse(timestamp) < at);
  return isFull ? nothing : push;
}

/** What the server has told the person, and its own time. */
async function fetchNotices(): Promise<{ notices: NoticePage; now: number } | 'signed-out' | null> {
  const answer = await fetch('/api/notifications/history?limit=50', {
    headers: { 'accept-language': await pageLanguage() },
  });
  if (answer.status === 401) return 'signed-out';
  if (!answer.ok) return null;
  const now = Date.parse(answer.headers.get('date') ?? '') || Date.now();
  return { notices: (await answer.json()) as NoticePage, now };
}

/** A push as it is to be shown now: one that arrives late as the server says, where it can be asked. */
export async function pushNow(push: PushContent): Promise<PushContent> {
  if (!isLate(push, Date.now())) return push;
  const said = await Promise.race([fetchNotices().catch(() => null), after(patienceMs)]);
  if (said === 'signed-out') return nothing;
  // By the server's clock: that of a phone may be wrong, and a call that still rings must ring.
  if (!said || (isRing(push.path) && (push.until ?? 0) > said.now)) return push;
  return asItStands(push, said.notices);
}
