import { dayInKigali } from '@hafi/base/kigali-time';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { type TimelineKind, timelineKinds } from '@hafi/contract/timeline/timeline.schemas';
import { formatRelativeDay } from '@hafi/i18n/relative-time';
import { Button } from '@hafi/ui/button/button';
import { SelectField } from '@hafi/ui/field/text-field';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Timeline } from '@hafi/ui/timeline/timeline';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { PagedList } from '../../kit/paged-list.tsx';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { useTimeline } from './timeline.queries.ts';
import { daysOf } from './timeline-days.ts';
import { TimelineEntry } from './timeline-entry.tsx';
import styles from './timeline-tab.module.css';
import { timelineKindNames } from './timeline-words.ts';

/** Entries by day, with a button to load earlier ones. */
function Days({ elder, kind }: { elder: Elder; kind: TimelineKind | undefined }) {
  const { t } = useLingui();
  const locale = useLocale();
  const timeline = useTimeline(elder.id, kind);
  const today = dayInKigali(clockNow());
  return (
    <Stack fill gap="loose">
      <PagedList
        query={timeline}
        label={t`Loading what happened`}
        failed={t`What happened could not be loaded.`}
        rows={6}
        more={<Trans>Show earlier</Trans>}
        progress={(shown) =>
          shown > 0 && <Plural value={shown} one="# entry shown" other="# entries shown" />
        }
        empty={
          <Empty
            title={kind ? t`Nothing of this kind yet` : t`Nothing has happened yet`}
            titleAs="h3"
          >
            {t`Readings, medicines, visits and notes will stand here, the newest first.`}
          </Empty>
        }
      >
        {(entries) =>
          daysOf(entries).map((day) => (
            <Stack key={day.day} as="section" fill>
              <h3>{formatRelativeDay(day.day, today, locale)}</h3>
              <Timeline>
                {day.entries.map((entry) => (
                  <TimelineEntry key={`${entry.kind} ${entry.at} ${entry.id}`} entry={entry} />
                ))}
              </Timeline>
            </Stack>
          ))
        }
      </PagedList>
    </Stack>
  );
}

/** The timeline of an elder's health, newest first. */
export function TimelineTab({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const [kind, setKind] = useState<TimelineKind>();
  return (
    <Stack fill className={styles.timeline}>
      <h2>
        {elder.by === 'self' ? (
          <Trans>What happened</Trans>
        ) : (
          <Trans>What happened to {elder.firstName}</Trans>
        )}
      </h2>
      <Row apart align="end" className={styles.tools}>
        <SelectField
          className={styles.filter}
          label={t`What to show`}
          placeholder={t`Everything`}
          options={timelineKinds.map((value) => ({ value, label: t(timelineKindNames[value]) }))}
          value={kind ?? ''}
          onChange={({ target }) => setKind(timelineKinds.find((each) => each === target.value))}
        />
        <Button variant="second" icon={Printer} className={styles.print} onClick={() => print()}>
          <Trans>Print</Trans>
        </Button>
      </Row>
      <Days elder={elder} kind={kind} />
    </Stack>
  );
}
