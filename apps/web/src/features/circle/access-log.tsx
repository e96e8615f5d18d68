import { dayInKigali } from '@hafi/base/kigali-time';
import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import type { AccessLogEntry } from '@hafi/contract/circle/access-log.contract';
import type { AccessSubject } from '@hafi/contract/circle/circle-terms';
import { formatTime } from '@hafi/i18n/dates';
import type { Locale } from '@hafi/i18n/locales';
import { formatRelativeDay } from '@hafi/i18n/relative-time';
import { Alert } from '@hafi/ui/alert/alert';
import { Badge } from '@hafi/ui/badge/badge';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Timeline, TimelineItem } from '@hafi/ui/timeline/timeline';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { PagedList } from '../../kit/paged-list.tsx';
import { When } from '../../kit/when.tsx';
import { ZoneNote } from '../../kit/zone-note.tsx';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { AppointmentDoctors } from './appointment-doctors.tsx';
import { useAccessLog } from './people.queries.ts';

/** Kigali's time as people say it: Today, 10:12. */
function written(at: Date, locale: Locale): string {
  const day = formatRelativeDay(dayInKigali(at), dayInKigali(clockNow()), locale);
  return `${day}, ${formatTime(at, kigaliTimeZone)}`;
}

/** An entry as one sentence. */
function useSentence() {
  const { t } = useLingui();
  return ({ subject, who }: AccessLogEntry) => {
    const name = who.name ?? t`Somebody who has left Hafi`;
    const sentences: Record<AccessSubject, string> = {
      vitals: t`${name} looked at the readings`,
      report: t`${name} looked at the weekly report`,
      medications: t`${name} looked at the medicines`,
      record: t`${name} looked at the health record`,
      documents: t`${name} looked at the documents`,
      notes: t`${name} looked at the doctors' notes`,
      timeline: t`${name} looked at what happened`,
      visits: t`${name} looked at the caregivers' visits`,
      summary: t`${name} looked at the summary for the clinic`,
      export: t`${name} took a copy of the health data`,
      location: t`${name} looked at the place`,
      allergies: t`${name} looked at age, sex and allergies`,
      alerts: t`${name} saw that something was wrong, without what was measured`,
      'allergies-written': t`${name} wrote in the allergies`,
      'allergies-changed': t`${name} changed an allergy`,
      'conditions-written': t`${name} wrote in the illnesses`,
      'conditions-changed': t`${name} changed an illness`,
      'medications-written': t`${name} wrote in the medicines`,
      'notes-written': t`${name} wrote a doctor's note`,
      'alerts-written': t`${name} closed an alert with a note`,
      'oxygen-scale-changed': t`${name} changed how the oxygen is judged`,
      'pressure-target-changed': t`${name} changed the target of the blood pressure`,
    };
    return sentences[subject];
  };
}

/** When: one time, or from the first to the last view of a sitting, and how many they were. */
function Span({ entry: { at, since, times } }: { entry: AccessLogEntry }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [first, last] = [written(new Date(since), locale), written(new Date(at), locale)];
  if (first === last) return <time dateTime={at}>{last}</time>;
  return (
    <>
      <time dateTime={since}>{first}</time> – <time dateTime={at}>{last}</time>,{' '}
      {t`${plural(times, { one: '# time', other: '# times' })}`}
    </>
  );
}

/** Says whether the whole log is unaltered. */
function Intact({ intact, wholeAt }: { intact: boolean | null; wholeAt: string | null }) {
  if (intact === null) return null;
  if (intact) {
    return (
      <Stack gap="tight">
        <Badge tone="verified" icon={ShieldCheck}>
          <Trans>Complete: nothing was changed or left out</Trans>
        </Badge>
        {wholeAt ? (
          <Quiet>
            <Trans>
              Every entry was last checked <When at={wholeAt} />, what came since just now.
            </Trans>
          </Quiet>
        ) : null}
      </Stack>
    );
  }
  return (
    <Alert tone="error">
      <Trans>Somebody has changed this list. Please tell us on the contact page.</Trans>
    </Alert>
  );
}

/** The access log: who viewed the elder's health, newest first. */
export function AccessLog({ elderId }: { elderId: string }) {
  const { t } = useLingui();
  const sentenceOf = useSentence();
  const query = useAccessLog(elderId);
  return (
    <Stack as="section" fill>
      <AppointmentDoctors elderId={elderId} />
      <h2>
        <Trans>Who looked</Trans>
      </h2>
      <PagedList
        query={query}
        label={t`Loading who looked`}
        failed={t`Who looked did not arrive`}
        empty={
          <Empty title={t`Nobody has looked yet`} titleAs="h3">
            {t`Each time somebody looks at the health data, it is written down here.`}
          </Empty>
        }
      >
        {(entries, pages) => (
          <>
            <Intact intact={pages[0]?.intact ?? null} wholeAt={pages[0]?.wholeAt ?? null} />
            <ZoneNote />
            <Timeline>
              {entries.map((entry) => (
                <TimelineItem
                  key={entry.id}
                  tone={entry.by === 'visit' ? 'sun' : 'leaf'}
                  when={<Span entry={entry} />}
                >
                  <strong>{sentenceOf(entry)}</strong>
                  <Quiet>
                    {entry.by === 'visit' ? <Trans>As the doctor of a visit</Trans> : null}
                    {entry.by === 'circle' ? <Trans>As somebody of the circle</Trans> : null}
                    {entry.by === 'link' ? (
                      <Trans>By a link that this person gave away</Trans>
                    ) : null}
                  </Quiet>
                </TimelineItem>
              ))}
            </Timeline>
          </>
        )}
      </PagedList>
    </Stack>
  );
}
