import { dayInKigali } from '@hafi/base/kigali-time';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCareVisits } from '../../../features/caregivers/caregivers.queries.ts';
import { useDocuments } from '../../../features/documents/documents.queries.ts';
import { useRecord } from '../../../features/record/record.queries.ts';
import { useTimeline } from '../../../features/timeline/timeline.queries.ts';
import { ownWeek, theirWeek } from '../../../features/vitals/report/week-words.ts';
import { useLatestVitals } from '../../../kit/vitals/latest-vitals.queries.ts';
import { useAccount } from '../../../lib/session.ts';
import { AppointmentsFact } from '../../dashboards/elder-home/appointments-fact.tsx';
import { useDayWords } from '../../dashboards/elder-home/day-words.ts';
import { HealthFact } from '../../dashboards/elder-home/health-fact.tsx';
import { MedicinesFact } from '../../dashboards/elder-home/medicines-fact.tsx';
import { useUrgent } from '../../dashboards/elder-home/use-urgent.ts';
import { BookingsFact } from '../../dashboards/family-home/family-facts.tsx';
import { RowFact } from '../../dashboards/row-fact.tsx';
import type { HealthPart } from './health-parts.tsx';

function VitalsFact({ elder }: { elder: Elder }) {
  return <HealthFact elder={elder} urgent={false} watched={useUrgent(elder).standing} />;
}

/** This week against the last, where the latest reading bears it out. */
function ReportFact({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const sentences = elder.by === 'self' ? ownWeek : theirWeek;
  return (
    <RowFact query={useLatestVitals(elder.id)}>
      {({ vitals }) => {
        const shown = vitals.find(({ kind, week }) => kind === 'blood-pressure' && week?.agrees);
        return shown?.week ? (
          t(sentences[shown.kind][shown.week.trend])
        ) : (
          <Trans>Your numbers by week, month and year</Trans>
        );
      }}
    </RowFact>
  );
}

function RecordFact({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  return (
    <RowFact query={useRecord(elder.id)}>
      {({ allergies, conditions }) => {
        const ill = conditions.filter(({ status }) => status === 'active').length;
        const many = allergies.length;
        return [
          t`${plural(ill, { one: '# illness', other: '# illnesses' })}`,
          t`${plural(many, { one: '# allergy', other: '# allergies' })}`,
        ].join(', ');
      }}
    </RowFact>
  );
}

function DocumentsFact({ elder }: { elder: Elder }) {
  const dayWords = useDayWords('within');
  return (
    <RowFact query={useDocuments(elder.id)}>
      {({ documents }) => {
        const [newest] = [...documents].sort((one, other) => other.date.localeCompare(one.date));
        return newest ? (
          `${newest.title}, ${dayWords(newest.date)}`
        ) : (
          <Trans>None is kept yet. Add one here.</Trans>
        );
      }}
    </RowFact>
  );
}

function CareVisitsFact({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const dayWords = useDayWords('within');
  return (
    <RowFact query={useCareVisits(elder.id)}>
      {({ pages }) => {
        const newest = pages[0]?.data[0];
        if (!newest) return <Trans>No visit is written down yet.</Trans>;
        const { name } = newest.caregiver;
        const day = dayWords(dayInKigali(new Date(newest.arrivedAt)));
        return t`${name} was here: ${day}`;
      }}
    </RowFact>
  );
}

function TimelineFact({ elder }: { elder: Elder }) {
  const dayWords = useDayWords('within');
  return (
    <RowFact query={useTimeline(elder.id, undefined)}>
      {({ pages }) => {
        const newest = pages[0]?.data[0];
        return newest ? (
          `${newest.title}, ${dayWords(dayInKigali(new Date(newest.at)))}`
        ) : (
          <Trans>Nothing has happened yet.</Trans>
        );
      }}
    </RowFact>
  );
}

type Quiet = Exclude<HealthPart['id'], 'vitals' | 'medications' | 'appointments' | 'report'>;

/** What stands in a part, without looking into it. */
function aboutPart(part: Quiet) {
  switch (part) {
    case 'record':
      return msg`Illnesses, allergies, insurance`;
    case 'documents':
      return msg`Results, prescriptions, letters`;
    case 'visits':
      return msg`When a caregiver comes, and what was done`;
    case 'timeline':
      return msg`Everything in its order`;
  }
}

/** The newest of one's own part. */
function OwnFact({ elder, part }: { elder: Elder; part: Quiet }) {
  switch (part) {
    case 'record':
      return <RecordFact elder={elder} />;
    case 'documents':
      return <DocumentsFact elder={elder} />;
    case 'visits':
      return <CareVisitsFact elder={elder} />;
    case 'timeline':
      return <TimelineFact elder={elder} />;
  }
}

/**
 * The newest fact of a part. Of somebody else's health, where each look is written down, only what a
 * carer comes for is looked at here; of the other parts it says what stands in them.
 */
export function PartFact({ elder, part }: { elder: Elder | null; part: HealthPart['id'] }) {
  const { t } = useLingui();
  const { roles } = useAccount();
  if (part === 'appointments') {
    // All that concern the reader stand behind it, those kept for others too.
    if (!elder && !roles.includes('PATIENT')) return <BookingsFact />;
    return <AppointmentsFact elderId={elder && elder.by !== 'self' ? elder.id : undefined} />;
  }
  if (!elder) return null;
  if (part === 'vitals') {
    return elder.permissions.includes('health:read') ? (
      <VitalsFact elder={elder} />
    ) : (
      <Trans>You are told when something is wrong.</Trans>
    );
  }
  if (part === 'medications') return <MedicinesFact elder={elder} />;
  if (part === 'report') return <ReportFact elder={elder} />;
  return elder.by === 'self' ? <OwnFact elder={elder} part={part} /> : t(aboutPart(part));
}
