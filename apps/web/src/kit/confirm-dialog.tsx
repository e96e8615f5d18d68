import { Alert } from '@hafi/ui/alert/alert';
import type { ButtonProps } from '@hafi/ui/button/button';
import { AlertDialog, type AlertDialogProps } from '@hafi/ui/dialog/alert-dialog';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useWork } from '../lib/query/use-work.ts';
import { problemText } from '../lib/words/problem-text.ts';

/**
 * Asks for confirmation before an action. The button shows that the action is running. On failure
 * the dialog shows the error and allows a retry; on success it closes and the focus returns to
 * where it was.
 */
export function ConfirmDialog({
  yes,
  variant,
  act,
  onDone,
  children,
  ...asked
}: Omit<AlertDialogProps, 'act'> & {
  /** Label of the button that confirms. */
  yes: ReactNode;
  /** Variant of that button: `danger` for an action that cannot be undone. */
  variant?: ButtonProps['variant'];
  /** Performs the action; its error is shown in the dialog. */
  act: () => Promise<unknown>;
  /** Called after the action has succeeded and the dialog has closed. */
  onDone?: () => void;
}) {
  const { i18n, t } = useLingui();
  const work = useWork(act);
  const { isError, isPending } = work;
  const close = () => {
    // The dialog may open next for another item, which has not failed.
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
