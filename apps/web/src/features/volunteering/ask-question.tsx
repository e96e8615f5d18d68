import { Alert } from '@hafi/ui/alert/alert';
import { AlertDialog } from '@hafi/ui/dialog/alert-dialog';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { problemText } from '../../lib/words/problem-text.ts';
import { type HelpStep, useHelpStep } from './volunteering.queries.ts';

/** Asks once more before a step that others are told of. */
export function AskQuestion(props: {
  requestId: string;
  step: HelpStep;
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The button that takes the step, and the one that does not. */
  yes: ReactNode;
  no: ReactNode;
  children: ReactNode;
}) {
  const { requestId, step, open, onClose, title, yes, no, children } = props;
  const { i18n, t } = useLingui();
  const act = useHelpStep(step);
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={title}
      message={children}
      safe={no}
      act={{
        busy: act.isPending,
        busyLabel: t`Please wait`,
        onClick: () => act.mutate(requestId, { onSuccess: onClose }),
        children: yes,
      }}
    >
      {act.error ? (
        <Alert tone="error" live="assertive">
          {problemText(act.error, i18n)}
        </Alert>
      ) : null}
    </AlertDialog>
  );
}
