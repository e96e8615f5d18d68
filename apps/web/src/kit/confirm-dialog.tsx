import { Alert } from '@hafi/ui/alert/alert';
import type { ButtonProps } from '@hafi/ui/button/button';
import { AlertDialog, type AlertDialogProps } from '@hafi/ui/dialog/alert-dialog';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { forgetDone } from '../lib/done-act.ts';
import { sayFailed } from '../lib/failed-act.ts';
import { type silent, useWork } from '../lib/query/use-work.ts';
import { problemText } from '../lib/words/problem-text.ts';

/**
 * Asks for confirmation before an action. The button shows that the action is running. On failure
 * the dialog shows the error and allows a retry; on success it closes, and the part of the page
 * where it was opened says what was done. When it was closed while the action was running, the
 * bottom of the page shows the error.
 */
export function ConfirmDialog({
  yes,
  variant,
  act,
  done,
  onDone,
  children,
  ...requested
}: Omit<AlertDialogProps, 'act'> & {
  /** Label of the button that confirms. */
  yes: ReactNode;
  /** Variant of that button: `danger` for an action that cannot be undone. */
  variant?: ButtonProps['variant'];
  /** Performs the action; its error is shown in the dialog. */
  act: () => Promise<unknown>;
  /**
   * What was done, said at the top of the part of the page where the dialog was opened. Null only
   * where `onDone` or the next page says it.
   */
  done: string | typeof silent | null;
  /** Called after the action has succeeded and the dialog has closed. */
  onDone?: () => void;
}) {
  const { i18n, t } = useLingui();
  const { open } = requested;
  const isOpen = useRef(open);
  const work = useWork(async () => {
    try {
      await act();
    } catch (error) {
      if (!isOpen.current) sayFailed(error);
      throw error;
    }
    // Not as the callback of a press, which is dropped when the dialog has gone with the answer.
    requested.onClose();
    onDone?.();
  });
  const { isError, isPending, reset } = work;
  useEffect(() => {
    isOpen.current = open;
    return () => {
      isOpen.current = false;
    };
  }, [open]);
  useEffect(() => {
    // The dialog may open next for another item, which has not failed.
    if (!open && isError) reset();
  }, [open, isError, reset]);
  const go = () => {
    forgetDone();
    work.mutate(undefined, { done });
  };
  const button = { variant, busy: isPending, busyLabel: t`Please wait` };
  return (
    <AlertDialog {...requested} act={{ ...button, onClick: go, children: yes }}>
      {children}
      {isError ? (
        <Alert tone="error" live="assertive">
          {problemText(work.error, i18n)}
        </Alert>
      ) : null}
    </AlertDialog>
  );
}
