import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { MedicationWarning } from '@hafi/contract/medications/medication.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from './class-names.ts';
import { useDoctorOf } from './use-doctor-of.ts';

type Kind = MedicationWarning['kind'];

const isOpen = ({ kind }: MedicationWarning) =>
  kind === 'unchecked' || kind === 'allergy-unchecked';

/** What a warning about a medicine says. */
function useMedicineSentence() {
  const { t } = useLingui();
  return ({ family, kind, words }: MedicationWarning): string => {
    const group = family ? t(classNames[family]) : '';
    const sentences: Record<Kind, string> = {
      allergy: family
        ? t`"${words}" is written among the allergies: the same family of medicines (${group}).`
        : t`"${words}" is written among the allergies.`,
      akin: t`"${words}" is written among the allergies. Some people with it do not tolerate ${group} either.`,
      duplicate: t`${words} is in the list already: the same by name or substance.`,
      class: t`${words} is in the list already: a medicine with a similar effect (${group}).`,
      unchecked: t`Not checked: Hafi does not know the name "${words}".`,
      'allergy-unchecked': t`Not checked: Hafi does not know the allergy "${words}".`,
    };
    return sentences[kind];
  };
}

/** What a warning about an allergy says: `words` is a medicine that is taken. */
function useAllergySentence() {
  const { t } = useLingui();
  return ({ family, kind, words }: MedicationWarning): string => {
    const group = family ? t(classNames[family]) : '';
    if (kind === 'unchecked') return t`Not checked: Hafi does not know the medicine "${words}".`;
    if (kind === 'allergy-unchecked')
      return t`Not checked: Hafi does not know the name "${words}".`;
    if (kind === 'akin') {
      return t`${words} is taken now. Some people with this allergy do not tolerate ${group} either.`;
    }
    return family
      ? t`${words} is taken now, and is of this family of medicines (${group}).`
      : t`${words} is taken now.`;
  };
}

/** One alert: its sentences, and that they are no advice; to the elder's doctor, who decides. */
function Against(props: {
  elder: Elder;
  danger?: boolean;
  warnings: readonly MedicationWarning[];
  sentenceOf: (warning: MedicationWarning) => string;
}) {
  const { danger, elder, sentenceOf, warnings } = props;
  const isDoctor = useDoctorOf(elder);
  if (warnings.length === 0) return null;
  return (
    <Alert
      tone={danger ? 'error' : 'warning'}
      title={
        danger ? (
          <Trans>Stop: an allergy speaks against it</Trans>
        ) : isDoctor ? (
          <Trans>Look at this first</Trans>
        ) : (
          <Trans>Please ask before taking it</Trans>
        )
      }
    >
      {warnings.map((warning) => (
        <span key={`${warning.kind} ${warning.words}`}>{sentenceOf(warning)} </span>
      ))}
      {isDoctor ? (
        <Trans>Hafi compares only what is written down. You decide.</Trans>
      ) : (
        <Trans>This is no medical advice: ask a doctor, nurse or pharmacist.</Trans>
      )}
    </Alert>
  );
}

/** Warnings: allergies first, then what else speaks against it, then what was not checked. */
function Warnings(props: {
  elder: Elder;
  warnings: readonly MedicationWarning[];
  sentenceOf: (warning: MedicationWarning) => string;
}) {
  const { elder, sentenceOf, warnings } = props;
  const stops = warnings.filter(({ kind }) => kind === 'allergy');
  const against = warnings.filter((warning) => warning.kind !== 'allergy' && !isOpen(warning));
  const open = warnings.filter(isOpen);
  return (
    <Stack fill gap="tight">
      <Against danger elder={elder} warnings={stops} sentenceOf={sentenceOf} />
      <Against elder={elder} warnings={against} sentenceOf={sentenceOf} />
      {open.map((warning) => (
        <Quiet key={`${warning.kind} ${warning.words}`}>{sentenceOf(warning)}</Quiet>
      ))}
    </Stack>
  );
}

interface Warned {
  elder: Elder;
  warnings: readonly MedicationWarning[];
}

/** Warnings about a medicine, marked as no medical advice. */
export function MedicineWarnings({ elder, warnings }: Warned) {
  const sentenceOf = useMedicineSentence();
  if (warnings.length === 0) return null;
  return <Warnings elder={elder} warnings={warnings} sentenceOf={sentenceOf} />;
}

/** The medicines taken now against which an allergy speaks. */
export function AllergyWarnings({ elder, warnings }: Warned) {
  const sentenceOf = useAllergySentence();
  if (warnings.length === 0) return null;
  return <Warnings elder={elder} warnings={warnings} sentenceOf={sentenceOf} />;
}
