import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useSession } from '../../lib/session.ts';
import { startWorker } from '../../lib/update/update.ts';
import { isPageMessage } from '../../sw/messages.ts';
import { DoneAct } from './done-act.tsx';
import styles from './extras.module.css';
import { FailedAct } from './failed-act.tsx';
import { MobileAccess } from './mobile-access.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { OtherPerson } from './other-person.tsx';
import { ReadAloud } from './read-aloud.tsx';
import { SlowAct } from './slow-act.tsx';
import { UpdateNotice } from './update-notice.tsx';

const Watches = lazyPart(async () => (await import('./watches.tsx')).Watches);

/**
 * Keeps the dock, and what stays at the lower edge of a page, above the bottom bar, whose height
 * depends on its labels.
 */
function useAboveBar() {
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The bar folds when its labels need more lines.
    const observer = new ResizeObserver(() => measure());
    const measure = () => {
      const bar = [...document.querySelectorAll<HTMLElement>('main ~ nav')].find(
        (each) => getComputedStyle(each).position === 'sticky',
      );
      const top = bar?.firstElementChild?.getBoundingClientRect().top ?? innerHeight;
      if (bar) observer.observe(bar);
      const height = bar && bar.offsetHeight > 0 ? innerHeight - top : 0;
      document.documentElement.style.setProperty('--bar', `${Math.max(0, height)}px`);
    };
    measure();
    observer.observe(document.body);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, []);
  return dock;
}

/** Sends outbox entries on whatever page the person is. */
function useOutboxSender() {
  useEffect(() => {
    void import('../../lib/outbox/own-outbox.ts').then(
      ({ startOutbox }) => startOutbox(),
      () => undefined,
    );
  }, []);
}

/** Opens the page of a pressed notification. */
function useNotifications() {
  const navigate = useNavigate();
  useEffect(() => {
    const go = ({ data, ports }: MessageEvent<unknown>) => {
      if (!isPageMessage(data)) return;
      ports[0]?.postMessage(true);
      void navigate(data.path);
    };
    navigator.serviceWorker?.addEventListener('message', go);
    return () => navigator.serviceWorker?.removeEventListener('message', go);
  }, [navigate]);
}

/** Brings the tasks of who is signed in onto the device. */
function useTodayOnDevice() {
  const session = useSession();
  const { account } = session;
  const known = session.status === 'signed-in' && !session.unasked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person
  useEffect(() => {
    if (!account || !known) return;
    void import('./todays-pages.ts')
      .then(({ keepTodaysPages }) => keepTodaysPages(account))
      .catch(() => undefined);
  }, [account?.id, known]);
}

/**
 * Watches for messages and urgent alerts. Nobody waits for it: where its file has gone, the page is not opened again for
 * it, which could take a key from under a finger.
 */
function Watching({ person }: { person: string }) {
  const { pathname } = useLocation();
  const [arrived, setArrived] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again on each page
  useEffect(() => {
    Watches.preload().then(
      () => setArrived(true),
      () => undefined,
    );
  }, [pathname]);
  return arrived ? (
    <Suspense>
      <Watches key={person} />
    </Suspense>
  ) : null;
}

/** What loads after the page itself: notices, reading aloud, and the service worker. */
export function Extras() {
  const dock = useAboveBar();
  const { account } = useSession();
  useNotifications();
  useOutboxSender();
  useEffect(() => void startWorker(), []);
  useTodayOnDevice();
  return (
    <div ref={dock} className={styles.dock} data-extras>
      <FailedAct />
      <SlowAct />
      <DoneAct />
      <OtherPerson />
      <OfflineNotice />
      <UpdateNotice />
      <ReadAloud />
      <MobileAccess />
      {account ? <Watching person={account.id} /> : null}
    </div>
  );
}
