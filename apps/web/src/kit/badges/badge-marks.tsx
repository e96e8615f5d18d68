import { minuteInMs } from '@hafi/base/time';
import type { ShownBadge } from '@hafi/contract/badges/badge.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Icon } from '@hafi/ui/icon/icon';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useNow } from '../../lib/clock/use-now.ts';
import { useLocale } from '../../lib/words/locale.ts';
import styles from './badge-marks.module.css';
import { badgeNames, checkWords } from './badge-words.ts';

function Mark({ shown }: { shown: ShownBadge }) {
  const { t } = useLingui();
  const locale = useLocale();
  const panel = useId();
  const [open, setOpen] = useState(false);
  const { badge, checked, checkedAt, organisation, until } = shown;
  const name = t(badgeNames[badge]);
  const on = formatDate(new Date(checkedAt), locale);
  const end = formatDate(new Date(until), locale);
  return (
    <div className={styles.mark}>
      <button
        type="button"
        className={styles.name}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon of={BadgeCheck} />
        <span>
          {organisation ? (
            <Trans>
              Badge: {name}, {organisation}
            </Trans>
          ) : (
            <Trans>Badge: {name}</Trans>
          )}
        </span>
        <Icon of={ChevronDown} />
      </button>
      {open ? (
        <section id={panel} aria-label={t`What was checked`} className={styles.said}>
          <Stack fill gap="tight">
            <b>
              <Trans>What was checked</Trans>
            </b>
            <ul>
              {checked.map((check) => (
                <li key={check}>{t(checkWords[check])}</li>
              ))}
            </ul>
            <p>
              <Trans>
                By a coordinator of Hafi on {on}. Valid until {end}.
              </Trans>
            </p>
          </Stack>
        </section>
      ) : null}
    </div>
  );
}

/**
 * The verification badges beside a name; each opens to what was checked, by whom, when, and until
 * when. One that ends while the page is open, or was kept on the device, is gone at that second.
 */
export function BadgeMarks({ badges }: { badges: readonly ShownBadge[] }) {
  const minute = useNow();
  const ends = badges.map(({ until }) => new Date(until));
  const isSoon = ends.some((end) => Math.abs(end.getTime() - minute.getTime()) < 2 * minuteInMs);
  const now = useNow(isSoon ? 1000 : minuteInMs);
  const valid = badges.filter(({ until }) => new Date(until) > now);
  if (valid.length === 0) return null;
  return (
    <Stack fill gap="tight">
      {valid.map((shown) => (
        <Mark key={shown.badge} shown={shown} />
      ))}
    </Stack>
  );
}
