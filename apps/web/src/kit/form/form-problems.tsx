import { Alert } from '@hafi/ui/alert/alert';
import { ErrorSummary } from '@hafi/ui/error-summary/error-summary';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

/** Why sending failed: shown and given the focus, because who pressed the button looks there. */
function Refusal({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <Alert ref={box} tabIndex={-1} tone="error" live="assertive">
      {text}
    </Alert>
  );
}

/**
 * What is wrong with a form, directly above its button: the invalid fields, of which the first takes
 * the focus, or why sending failed.
 */
export function FormProblems(props: {
  errors: readonly { field: string; text: string }[];
  attempt: number;
  failure: string | null;
}) {
  const { errors, attempt, failure } = props;
  const { t } = useLingui();
  // Before the first attempt, errors appear beside their fields only.
  const shown = attempt > 0 ? errors : [];
  return (
    <>
      <ErrorSummary title={t`Some answers need a look`} errors={shown} attempt={attempt} />
      {/* It stays beside fields that turn out wrong: mounted again, it would take the focus back. */}
      {failure ? <Refusal key={attempt} text={failure} /> : null}
    </>
  );
}
