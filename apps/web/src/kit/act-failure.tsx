import { Alert } from '@hafi/ui/alert/alert';
import { useLingui } from '@lingui/react/macro';
import { problemText } from '../lib/words/problem-text.ts';

/** Says why an action failed, where it stands; nothing while it has not. */
export function ActFailure({
  act,
}: {
  act: { readonly isError: boolean; readonly error: Error | null };
}) {
  const { i18n } = useLingui();
  return act.isError ? (
    <Alert tone="error" live="assertive">
      {problemText(act.error, i18n)}
    </Alert>
  ) : null;
}
