import { formatNumber } from '@hafi/i18n/numbers';
import { Button } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useInstall } from '../../lib/update/install.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { publicPaths } from '../public-paths.ts';
import styles from './mobile-access.module.css';
import { confirmMobile, firstLoadKilobytes, isToBeConfirmed } from './mobile-confirmed.ts';

/** Where the sheet may lie: on what visitors read. Never over a number to call in an emergency. */
const readBy = publicPaths.flatMap(({ listed, path }) =>
  listed && path !== paths.emergency ? [path] : [],
);

/** Pads the page by the height of the sheet, so that nothing stays under it. */
function useRoomForSheet(shown: boolean) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = sheet;
    if (!shown || !current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--sheet', `${innerHeight - current.getBoundingClientRect().top}px`),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--sheet');
    };
  }, [shown]);
  return sheet;
}

/** Goes back if the entry before is a page of Hafi, which numbers its own. */
function leavePage() {
  const { idx } = (history.state ?? {}) as { idx?: number };
  if (idx) history.back();
}

/** What is filled in on a page; its button to save would lie under the sheet. */
const fields = 'main :is(form, select, textarea, input:not([type="radio"]):not([type="checkbox"]))';

/** Whether the page has anything to fill in, also once it comes later. */
function useHasFields(watched: boolean): boolean {
  const [has, setHas] = useState(() => document.querySelector(fields) !== null);
  useEffect(() => {
    if (!watched) return;
    const check = () => setHas(document.querySelector(fields) !== null);
    check();
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [watched]);
  return has;
}

/**
 * A sheet for phones until it is confirmed once: the cost of the data, how to install, and a
 * warning. Only visitors see it, on what they read: it never lies over somebody's tasks, an emergency,
 * an alert or an invitation, and where something is filled in it waits for the next page.
 */
export function MobileAccess() {
  const { t } = useLingui();
  const locale = useLocale();
  const { pathname } = useLocation();
  const [open, setShown] = useState(isToBeConfirmed);
  const hasFields = useHasFields(open);
  const { status } = useSession();
  // A session that is still asked for may be there: the tasks of who is signed in come first.
  const shown = open && !hasFields && status === 'signed-out' && readBy.includes(pathname);
  const { canInstall, install, mayCome } = useInstall();
  const sheet = useRoomForSheet(shown);
  if (!shown) return null;
  const size = formatNumber(firstLoadKilobytes, locale);
  return (
    <section ref={sheet} aria-label={t`Hafi on this phone`} className={styles.sheet}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Trans>Hafi on this phone</Trans>
        </h2>
        <p>
          <Trans>The first visit takes about {size} KB of data, later ones much less.</Trans>
        </p>
        <p>
          <Trans>
            If the browser shows a security warning, stop. Never type your password there.
          </Trans>
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          onClick={() => {
            confirmMobile();
            setShown(false);
          }}
        >
          <Trans>Confirm</Trans>
        </Button>
        <Button
          variant="second"
          onClick={() => {
            setShown(false);
            leavePage();
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
        {canInstall || mayCome ? (
          // Keeps its room until it comes: the sheet stands at the bottom, and would grow upwards.
          <div className={styles.install}>
            {canInstall ? (
              <Button variant="link" icon={Download} onClick={() => void install()}>
                <Trans>Install Hafi</Trans>
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </section>
  );
}
