import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { HealthRecord } from '@hafi/contract/record/record.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Alert } from '@hafi/ui/alert/alert';
import { Facts } from '@hafi/ui/facts/facts';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { formatPartial } from './format-partial.ts';
import { useRecord, useRemoveCoverage } from './record.queries.ts';
import {
  allergyKindNames,
  conditionStatusNames,
  criticalityNames,
  insurerNames,
} from './record-names.ts';
import { RecordPart } from './record-part.tsx';

// Loaded when they are asked for: most look, few write, and the form of an illness brings the table of
// the ICD-10.
const AllergyForm = lazyPart(async () => (await import('./allergy-form.tsx')).AllergyForm);
const ConditionForm = lazyPart(async () => (await import('./condition-form.tsx')).ConditionForm);
const CoverageForm = lazyPart(async () => (await import('./coverage-form.tsx')).CoverageForm);
const WithdrawEntry = lazyPart(async () => (await import('./withdraw-entry.tsx')).WithdrawEntry);

const byId = <T extends { id: string }>(list: readonly T[], id: string | null) =>
  list.find((each) => each.id === id) ?? null;

const only = (...lines: (string | null | undefined)[]) =>
  lines.filter((line) => line !== null && line !== undefined && line !== '') as string[];

/** The blood type, and the elder's own words on the medical card. */
function Card({ record }: { record: HealthRecord }) {
  const { t } = useLingui();
  const { bloodType, ownWords } = record;
  const facts = [
    { term: t`Blood type`, value: bloodType ?? t`Not known` },
    ...(ownWords.allergies
      ? [{ term: t`Allergies, in own words`, value: ownWords.allergies }]
      : []),
    ...(ownWords.conditions
      ? [{ term: t`Illnesses, in own words`, value: ownWords.conditions }]
      : []),
    ...(ownWords.medications
      ? [{ term: t`Medicines, in own words`, value: ownWords.medications }]
      : []),
    ...(ownWords.emergencyNotes
      ? [{ term: t`Notes for helpers`, value: ownWords.emergencyNotes }]
      : []),
  ];
  return <Facts facts={facts} />;
}

function Parts({ elder, record }: { elder: Elder; record: HealthRecord }) {
  const elderId = elder.id;
  const { t } = useLingui();
  const locale = useLocale();
  const sinceOf = (date: string | null) => {
    const since = date && formatPartial(date, locale);
    return since && t`Since ${since}`;
  };
  const remove = useRemoveCoverage(elderId);
  const { allergies, conditions, coverages, mayWrite } = record;
  const writtenBy = ({
    recordedBy,
    recordedAt,
  }: {
    recordedBy: string | null;
    recordedAt: string;
  }) => {
    const date = formatDate(new Date(recordedAt), locale);
    return recordedBy ? t`Written by ${recordedBy}, ${date}` : t`Written on ${date}`;
  };
  return (
    <Stack fill gap="section">
      <Card record={record} />
      <RecordPart
        title={t`Allergies`}
        empty={t`No allergy is written down.`}
        addLabel={t`Add an allergy`}
        mayWrite={mayWrite}
        entries={allergies.map((entry) => ({
          id: entry.id,
          name: entry.substance,
          details: only(
            `${t(allergyKindNames[entry.kind])} · ${t(criticalityNames[entry.criticality])}`,
            entry.reaction,
            writtenBy(entry),
          ),
        }))}
        form={(id, onDone) => (
          <AllergyForm elder={elder} entry={byId(allergies, id)} onDone={onDone} />
        )}
        withdraw={(entry, onClose) => (
          <WithdrawEntry kind="allergy" elderId={elderId} entry={entry} onClose={onClose} />
        )}
      />
      <RecordPart
        title={t`Illnesses`}
        empty={t`No illness is written down.`}
        addLabel={t`Add an illness`}
        mayWrite={mayWrite}
        entries={conditions.map((entry) => ({
          id: entry.id,
          name: entry.title,
          details: only(
            entry.code && t`ICD-10: ${entry.code}`,
            t(conditionStatusNames[entry.status]),
            sinceOf(entry.since),
            entry.note,
            writtenBy(entry),
          ),
        }))}
        form={(id, onDone) => (
          <ConditionForm elderId={elderId} entry={byId(conditions, id)} onDone={onDone} />
        )}
        withdraw={(entry, onClose) => (
          <WithdrawEntry kind="condition" elderId={elderId} entry={entry} onClose={onClose} />
        )}
      />
      <RecordPart
        title={t`Insurance`}
        empty={t`No insurance is written down.`}
        addLabel={t`Add an insurance`}
        mayWrite={mayWrite}
        entries={coverages.map((entry) => ({
          id: entry.id,
          name: entry.insurerName ?? t(insurerNames[entry.insurer]),
          details: only(
            entry.memberNumber && t`Member number ${entry.memberNumber}`,
            entry.validUntil && t`Valid until ${formatDate(entry.validUntil, locale)}`,
            writtenBy(entry),
          ),
        }))}
        form={(id, onDone) => (
          <CoverageForm elderId={elderId} entry={byId(coverages, id)} onDone={onDone} />
        )}
        remove={remove.mutateAsync}
      />
    </Stack>
  );
}

/** An elder's conditions, allergies, blood type and insurance. */
export function ElderRecord({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const record = useRecord(elder.id);
  const { firstName } = elder;
  return (
    <Stack fill gap="section">
      {elder.by === 'self' ? null : (
        <Alert>
          <Trans>This is {firstName}'s record. Each look at it is written down.</Trans>
        </Alert>
      )}
      <QueryState
        query={record}
        label={t`Loading the record`}
        failed={t`The record could not be loaded.`}
      >
        {(data) => <Parts elder={elder} record={data} />}
      </QueryState>
    </Stack>
  );
}
