import type { MedicationWarning } from '@hafi/contract/medications/medication.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { Trans } from '@lingui/react/macro';

/** Warnings about a medicine's name, marked as no medical advice. */
export function NameWarnings({ warnings }: { warnings: readonly MedicationWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <Alert tone="warning" title={<Trans>Please ask before taking it</Trans>}>
      {warnings.map(({ kind, words }) => (
        <span key={`${kind} ${words}`}>
          {kind === 'allergy' ? (
            <Trans>"{words}" is written among the allergies.</Trans>
          ) : (
            <Trans>{words} is in the list already.</Trans>
          )}{' '}
        </span>
      ))}
      <Trans>
        Hafi only compares names. This is no medical advice: ask a doctor, nurse or pharmacist.
      </Trans>
    </Alert>
  );
}
