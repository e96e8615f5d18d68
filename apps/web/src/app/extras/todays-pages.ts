import type { Account } from '@hafi/contract/accounts/account.schemas';
import { listCheckIns } from '@hafi/contract/checkins/checkins.contract';
import { listElders } from '@hafi/contract/circle/circle.contract';
import { getCircle } from '@hafi/contract/circle/members.contract';
import { listDoses, listMedications } from '@hafi/contract/medications/medications.contract';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { dashboardOf, paths } from '../../lib/paths.ts';
import { prefetch } from '../../lib/query/prefetch.ts';
import { keepThisPage } from '../../lib/update/keep-page.ts';
import { preloadPage } from '../router.tsx';

/** What those pages load when they are drawn. */
const parts = [
  lazyPart(async () => (await import('../member/member-shell.tsx')).MemberShell),
  lazyPart(async () => (await import('../../features/medications/single-doses.tsx')).SingleDoses),
  lazyPart(async () => (await import('../../features/checkins/mood/mood-choice.tsx')).MoodChoice),
  lazyPart(async () => (await import('../dashboards/full-dashboard.tsx')).FullDashboard),
  lazyPart(async () => (await import('../pages/health/member-health.tsx')).MemberHealth),
  lazyPart(
    async () => (await import('../../features/medications/medications-tab.tsx')).MedicationsTab,
  ),
  lazyPart(async () => (await import('../../features/messages/acts/chat-dialogs.tsx')).ChatDialogs),
];

/** What a caregiver opens at a door, where there may be no network. */
const atTheDoor = [
  lazyPart(async () => (await import('../shell/sheet-frame.tsx')).SheetFrame),
  lazyPart(
    async () => (await import('../../features/caregivers/route/other-visit.tsx')).OtherVisit,
  ),
];

/**
 * Loads one after the other, each once the page is idle: all at once they would keep a slow phone
 * from answering a press.
 */
async function inTurn(loads: readonly (() => Promise<unknown>)[]): Promise<void> {
  const idle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 50));
  for (const load of loads) {
    await new Promise<void>((resolve) => idle(() => resolve(), { timeout: 300 }));
    await load().catch(() => undefined);
  }
}

/** The sheet of a visit, and the form of one that was not planned. */
async function loadSheet({ roles }: Account): Promise<void> {
  if (!roles.includes('CAREGIVER')) return;
  await inTurn([() => preloadPage('/visits/any'), ...atTheDoor.map((part) => part.preload)]);
}

/** The scripts, styles and messages of today's tasks. */
async function loadPages({ roles }: Account): Promise<void> {
  const pages = [
    dashboardOf(roles),
    '/healthcare/measure',
    paths.healthcare,
    paths.circle,
    paths.emergency,
    paths.chat,
    ...(roles.includes('PATIENT') ? [paths.ownHealth] : []),
  ];
  await inTurn([
    ...pages.map((path) => () => preloadPage(path)),
    ...parts.map((part) => part.preload),
  ]);
}

/**
 * The answers of an elder's own day. Nobody else's health is asked for unseen, because each such
 * question is written into that person's access log.
 */
async function askOwnDay(): Promise<void> {
  const { data } = await prefetch(listElders, {});
  const own = data.find(({ by }) => by === 'self');
  if (!own) return;
  const params = { id: own.id };
  await Promise.all([
    prefetch(listCheckIns, {}),
    prefetch(getCircle, { params }),
    prefetch(listMedications, { params }),
    prefetch(listDoses, { params, query: {} }),
  ]);
}

/**
 * Brings today's tasks onto the device (check-in, doses, measuring, people, emergency), so that they
 * open without network, also those that were never opened before. Where the browser has no service
 * worker, which alone could open them later, only what a caregiver goes on to with the app open.
 */
export async function keepTodaysPages(account: Account): Promise<void> {
  await loadSheet(account);
  performance.mark('hafi-sheet-loaded');
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  await Promise.allSettled([loadPages(account), askOwnDay()]);
  await keepThisPage();
  performance.mark('hafi-today-kept');
}
