import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { problemText } from '../lib/words/problem-text.ts';
import styles from './save-note.module.css';

/**
 * The outcome of a setting that is saved at once: a polite live region, always visible on screen.
 */
export function SaveNote(props: {
  saving: { readonly isSuccess: boolean; readonly isError: boolean; readonly error: unknown };
  /** Retries; the new choice is still shown. */
  again: () => void;
}) {
  const { saving, again } = props;
  const { i18n } = useLingui();
  return (
    <Status className={styles.note}>
      {saving.isSuccess ? (
        <Alert tone="success">
          <Trans>Saved.</Trans>
        </Alert>
      ) : null}
      {saving.isError ? (
        <Alert
          tone="error"
          title={<Trans>Not saved yet.</Trans>}
          action={
            <Button variant="second" onClick={again}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {problemText(saving.error, i18n)}
        </Alert>
      ) : null}
    </Status>
  );
}
