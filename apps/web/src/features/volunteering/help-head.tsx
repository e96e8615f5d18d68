import type { DayPart, HelpKind } from '@hafi/contract/volunteering/volunteering-terms';
import { formatKigaliTime } from '@hafi/i18n/dates';
import { Icon } from '@hafi/ui/icon/icon';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DateLeaf } from '../../kit/date-leaf.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import styles from './volunteering.module.css';
import { kindWords, lengthWords, partWords } from './words/help-words.ts';

/** What every request shows. */
export interface Wanted {
  readonly kind: HelpKind;
  readonly date: string;
  readonly part: DayPart;
  readonly time: string | null;
  readonly startsAt: string;
  readonly minutes: number;
  readonly note: string | null;
}

/** Day, elder, kind, time and note of a request, followed by children. */
export function HelpHead({
  wanted,
  title,
  children,
}: {
  wanted: Wanted;
  title: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const { kind, minutes, note, part, startsAt, time } = wanted;
  const { icon, name } = kindWords[kind];
  const at = time === null ? t(partWords[part]) : formatKigaliTime(new Date(startsAt), locale);
  const length = lengthWords[minutes];
  return (
    <div className={styles.head}>
      <DateLeaf date={wanted.date} />
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        <span className={styles.kind}>
          <Icon of={icon} size="text" />
          <span>{t(name)}</span>
        </span>
        <span>
          {at}
          {length ? ` · ${t(length)}` : ''}
        </span>
        {note ? (
          <p className={styles.note}>
            <SrOnly>
              <Trans>Note:</Trans>{' '}
            </SrOnly>
            {note}
          </p>
        ) : null}
        {children}
      </div>
    </div>
  );
}
