import type { MedicationWarning } from '@hafi/contract/medications/medication.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from './class-names.ts';

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

/** Warnings: what speaks against it in an alert, then what was not checked. */
function Warnings(props: {
  warnings: readonly MedicationWarning[];
  sentenceOf: (warning: MedicationWarning) => string;
}) {
  const { sentenceOf, warnings } = props;
  const against = warnings.filter((warning) => !isOpen(warning));
  const open = warnings.filter(isOpen);
  return (
    <Stack fill gap="tight">
      {against.length > 0 ? (
        <Alert tone="warning" title={<Trans>Please ask before taking it</Trans>}>
          {against.map((warning) => (
            <span key={`${warning.kind} ${warning.words}`}>{sentenceOf(warning)} </span>
          ))}
          <Trans>This is no medical advice: ask a doctor, nurse or pharmacist.</Trans>
        </Alert>
      ) : null}
      {open.map((warning) => (
        <Quiet key={`${warning.kind} ${warning.words}`}>{sentenceOf(warning)}</Quiet>
      ))}
    </Stack>
  );
}

/** Warnings about a medicine, marked as no medical advice. */
export function MedicineWarnings({ warnings }: { warnings: readonly MedicationWarning[] }) {
  const sentenceOf = useMedicineSentence();
  return warnings.length === 0 ? null : <Warnings warnings={warnings} sentenceOf={sentenceOf} />;
}

/** The medicines taken now against which an allergy speaks. */
export function AllergyWarnings({ warnings }: { warnings: readonly MedicationWarning[] }) {
  const sentenceOf = useAllergySentence();
  return warnings.length === 0 ? null : <Warnings warnings={warnings} sentenceOf={sentenceOf} />;
}
