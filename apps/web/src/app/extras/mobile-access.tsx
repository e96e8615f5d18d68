import { formatNumber } from '@hafi/i18n/numbers';
import { Button } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useInstall } from '../../lib/update/install.ts';
import { useLocale } from '../../lib/words/locale.ts';
import styles from './mobile-access.module.css';
import { confirmMobile, firstLoadKilobytes, isToBeConfirmed } from './mobile-confirmed.ts';

const numbersOf: readonly string[] = [paths.emergency, paths.offline];

/** Keeps focused elements above the sheet, which covers part of the page. */
function useRoomForSheet(shown: boolean) {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-sheet', shown);
    return () => document.documentElement.removeAttribute('data-sheet');
  }, [shown]);
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
 * warning. It is at the bottom and blocks nothing: where something is filled in, it waits for the
 * next page.
 */
export function MobileAccess() {
  const { t } = useLingui();
  const locale = useLocale();
  const { pathname } = useLocation();
  const [open, setShown] = useState(isToBeConfirmed);
  const hasFields = useHasFields(open);
  // Nothing may cover the emergency numbers, or what is being filled in.
  const shown = open && !hasFields && !numbersOf.includes(pathname);
  const { canInstall, install, mayCome } = useInstall();
  useRoomForSheet(shown);
  if (!shown) return null;
  const size = formatNumber(firstLoadKilobytes, locale);
  return (
    <section aria-label={t`Hafi on this phone`} className={styles.sheet}>
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
            if (history.length > 1) history.back();
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
