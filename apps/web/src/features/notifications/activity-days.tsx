import { dayInKigali } from '@hafi/base/kigali-time';
import { formatRelativeDay } from '@hafi/i18n/relative-time';
import { Card } from '@hafi/ui/card/card';
import { SelectField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Timeline } from '@hafi/ui/timeline/timeline';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useElders } from '../../kit/circle/elders.queries.ts';
import { PagedList } from '../../kit/paged-list.tsx';
import { useNow } from '../../lib/clock/use-now.ts';
import { statusOf } from '../../lib/query/guarded-query.ts';
import { QueryFailure } from '../../lib/query/query-state.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { ActivityLine } from './activity-line.tsx';
import { byDays } from './by-days.ts';
import { useActivityPages } from './notifications.queries.ts';
import styles from './recent-activity.module.css';
import { NoActivity } from './recent-activity.tsx';

/** A choice of one elder, where there are several. */
function WhoseActivity(props: { value: string; onChange: (elderId: string) => void }) {
  const { t } = useLingui();
  const query = useElders();
  const elders = statusOf(query);
  if (elders.status === 'failed') {
    return <QueryFailure query={query} failed={t`Your people did not arrive`} />;
  }
  if (elders.status !== 'answered' || elders.data.length < 2) return null;
  return (
    <SelectField
      className={styles.whose}
      label={t`About whom`}
      placeholder={t`Everybody`}
      options={elders.data.map(({ by, id, name }) => ({
        value: id,
        label: by === 'self' ? t`About you` : name,
      }))}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
    />
  );
}

/** All activity by days, with a button for earlier lines. */
export function ActivityDays() {
  const { t } = useLingui();
  const locale = useLocale();
  const today = dayInKigali(useNow());
  const [elderId, setElderId] = useState('');
  return (
    <Stack fill gap="loose">
      <WhoseActivity value={elderId} onChange={setElderId} />
      <PagedList
        query={useActivityPages(elderId)}
        label={t`Loading activity`}
        failed={t`Your activity did not arrive`}
        rows={6}
        more={<Trans>Show earlier</Trans>}
        progress={(shown) =>
          shown > 0 && <Plural value={shown} one="# line shown" other="# lines shown" />
        }
        empty={
          <Card>
            <NoActivity />
          </Card>
        }
      >
        {(lines) =>
          byDays(lines).map(([day, ofDay]) => (
            <Stack key={day} as="section" fill>
              <h2>{formatRelativeDay(day, today, locale)}</h2>
              <Card>
                <Timeline>
                  {ofDay.map((line) => (
                    <ActivityLine key={line.id} line={line} />
                  ))}
                </Timeline>
              </Card>
            </Stack>
          ))
        }
      </PagedList>
    </Stack>
  );
}
