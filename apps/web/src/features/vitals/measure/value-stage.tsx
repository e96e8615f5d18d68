import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Reading } from '@hafi/contract/vitals/vital.schemas';
import {
  type GlucoseContext,
  type GlucoseUnit,
  glucoseContexts,
  glucoseUnits,
  partsOf,
  type VitalPart,
} from '@hafi/contract/vitals/vital-kinds';
import { formatNumber } from '@hafi/i18n/numbers';
import { Button } from '@hafi/ui/button/button';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Segmented } from '@hafi/ui/segmented/segmented';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Stepper } from '@hafi/ui/stepper/stepper';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useId, useLayoutEffect } from 'react';
import { FormProblems } from '../../../kit/form/form-problems.tsx';
import { glucoseWords, kindWords, partWords } from '../../../kit/vitals/vital-words.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { CorrectionNote } from './correction-note.tsx';
import { DeviceReader } from './device-reader.tsx';
import { News2Questions } from './news2-questions.tsx';
import { changeUnit, lastPart, type ReadingDraft, stepperRules } from './reading-draft.ts';
import { StageHeading } from './stage-heading.tsx';
import { type FaultText, fieldIdOf } from './use-fault-texts.ts';
import { WhenField } from './when-field.tsx';

type Change = (draft: ReadingDraft) => void;
type Errors = (path: string) => string | undefined;

function PartStepper(props: {
  draft: ReadingDraft;
  part: VitalPart;
  /** The part that follows. */
  next: VitalPart | undefined;
  last: Reading | null;
  error: string | undefined;
  onChange: Change;
}) {
  const { draft, part, next, last, error, onChange } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const { unit, ...rules } = stepperRules(draft, part, last);
  const before = lastPart(draft, part, last);
  const shown = before === undefined ? null : `${formatNumber(before, locale)} ${unit}`;
  const name = t(part === 'value' ? kindWords[draft.kind].name : partWords[part]);
  const goesOn = next !== undefined && (draft.values[next] ?? null) === null;
  const hint = shown ? t`Last time: ${shown}` : undefined;
  return (
    <Stepper
      id={fieldIdOf(part)}
      label={name}
      hint={
        goesOn ? (
          <>
            {hint} <SrOnly>{t`After the last digit you are in the next field.`}</SrOnly>
          </>
        ) : (
          hint
        )
      }
      onFull={goesOn ? () => document.getElementById(fieldIdOf(next))?.focus() : undefined}
      error={error}
      unit={unit}
      {...rules}
      value={draft.values[part] ?? null}
      onChange={(value) =>
        onChange({ ...draft, values: { ...draft.values, [part]: value }, source: 'typed' })
      }
      lessLabel={t`${name}: less`}
      moreLabel={t`${name}: more`}
      format={(value) => formatNumber(value, locale, rules.step === 0.1 ? 1 : undefined)}
      say={(value) => `${formatNumber(value, locale)} ${unit}`}
    />
  );
}

/** For glucose: the unit of the device, and when the elder last ate. */
function GlucoseQuestions(props: { draft: ReadingDraft; errorOf: Errors; onChange: Change }) {
  const { draft, errorOf, onChange } = props;
  const { t } = useLingui();
  return (
    <>
      <RadioGroup
        id={fieldIdOf('glucoseContext')}
        legend={t`When was it measured?`}
        error={errorOf('glucoseContext')}
        options={glucoseContexts.map((value) => ({ value, label: t(glucoseWords[value]) }))}
        value={draft.glucoseContext ?? ''}
        onChange={({ target }) =>
          onChange({ ...draft, glucoseContext: target.value as GlucoseContext })
        }
      />
      <Segmented
        legend={t`Which unit does your device show?`}
        options={glucoseUnits.map((value) => ({ value, label: value }))}
        value={draft.unit}
        onChange={(unit: GlucoseUnit) => onChange(changeUnit(draft, unit))}
      />
    </>
  );
}

/** The numbers of one reading, large, and its time. */
export function ValueStage(props: {
  elder: Elder;
  draft: ReadingDraft;
  onChange: Change;
  onPulse: (pulse: number) => void;
  onSave: () => void;
  busy: boolean;
  faults: readonly FaultText[];
  attempt: number;
  failure: string | null;
  /** The reading that this one replaces. */
  wrong: Reading | null;
  /** The last reading of this kind, as a hint. */
  last: Reading | null;
}) {
  const { elder, draft, onChange, onPulse, onSave, busy, faults, attempt, failure, wrong } = props;
  const { last } = props;
  const { t } = useLingui();
  const errorOf: Errors = (path) => faults.find(({ field }) => field === fieldIdOf(path))?.text;
  const { advice, name } = kindWords[draft.kind];
  const parts = partsOf(draft.kind).map(([part]) => part);
  const heading = useId();
  // Who opens it comes to type. Glucose begins with a question, and what is corrected is read first.
  const typesFirst = !wrong && draft.kind !== 'glucose';
  const [first] = parts;
  useLayoutEffect(() => {
    if (typesFirst && first) document.getElementById(fieldIdOf(first))?.focus();
  }, [typesFirst, first]);
  return (
    <form
      noValidate
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <Stack fill gap="loose">
        <StageHeading elder={elder} id={heading}>
          {t(name)}
        </StageHeading>
        {wrong ? <CorrectionNote wrong={wrong} /> : null}
        <DeviceReader draft={draft} onChange={onChange} onPulse={onPulse} />
        {draft.kind === 'glucose' ? (
          <GlucoseQuestions draft={draft} errorOf={errorOf} onChange={onChange} />
        ) : null}
        {parts.map((part, at) => (
          <PartStepper
            key={part}
            draft={draft}
            part={part}
            next={parts[at + 1]}
            last={last}
            onChange={onChange}
            error={errorOf(part)}
          />
        ))}
        <News2Questions elder={elder} draft={draft} onChange={onChange} />
        <WhenField
          at={draft.at}
          error={errorOf('at')}
          onChange={(at) => onChange({ ...draft, at })}
        />
        <FormProblems errors={faults} attempt={attempt} failure={failure} />
        <Button type="submit" icon={Check} wide busy={busy} busyLabel={t`Saving`}>
          <Trans>Save</Trans>
        </Button>
        <Quiet>{t(advice)}</Quiet>
      </Stack>
    </form>
  );
}
