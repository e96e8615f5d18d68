import { Alert } from '@hafi/ui/alert/alert';
import type { ButtonProps } from '@hafi/ui/button/button';
import { AlertDialog, type AlertDialogProps } from '@hafi/ui/dialog/alert-dialog';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useWork } from '../lib/query/use-work.ts';
import { problemText } from '../lib/words/problem-text.ts';

/**
 * Asks once more before something is done. While it is under way the button says so; a failure is
 * said inside, where one may try again; once it is done the dialog closes, and the focus is where
 * it was before.
 */
export function ConfirmDialog({
  yes,
  variant,
  act,
  onDone,
  children,
  ...asked
}: Omit<AlertDialogProps, 'act'> & {
  /** Words of the button that does it. */
  yes: ReactNode;
  /** Its look: `danger` for what nobody can undo. */
  variant?: ButtonProps['variant'];
  /** Does it; what it fails with is said. */
  act: () => Promise<unknown>;
  /** It was done; the dialog has closed by itself. */
  onDone?: () => void;
}) {
  const { i18n, t } = useLingui();
  const work = useWork(act);
  const { isError, isPending } = work;
  const close = () => {
    // The next question, which may be about another thing, has not failed.
    if (isError) work.reset();
    asked.onClose();
  };
  const go = () =>
    work.mutate(undefined, {
      onSuccess: () => {
        close();
        onDone?.();
      },
    });
  const button = { variant, busy: isPending, busyLabel: t`Please wait` };
  return (
    <AlertDialog {...asked} onClose={close} act={{ ...button, onClick: go, children: yes }}>
      {children}
      {isError ? (
        <Alert tone="error" live="assertive">
          {problemText(work.error, i18n)}
        </Alert>
      ) : null}
    </AlertDialog>
  );
}
