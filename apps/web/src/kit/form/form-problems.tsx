import { Alert } from '@hafi/ui/alert/alert';
import { ErrorSummary } from '@hafi/ui/error-summary/error-summary';
import { useLingui } from '@lingui/react/macro';

/** The error summary at the top of a form: the invalid fields, or why sending failed. */
export function FormProblems(props: {
  errors: readonly { field: string; text: string }[];
  attempt: number;
  failure: string | null;
}) {
  const { errors, attempt, failure } = props;
  const { t } = useLingui();
  // Before the first attempt, errors appear beside their fields only.
  if (attempt > 0 && errors.length > 0) {
    return <ErrorSummary title={t`Some answers need a look`} errors={errors} attempt={attempt} />;
  }
  if (!failure) return null;
  return (
    <Alert key={attempt} tone="error" live="assertive">
      {failure}
    </Alert>
  );
}
