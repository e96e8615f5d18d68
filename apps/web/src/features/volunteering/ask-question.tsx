import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { type HelpStep, useHelpStep } from './volunteering.queries.ts';

/** Confirmation dialog for an action that others are notified of. */
export function AskQuestion(props: {
  requestId: string;
  step: HelpStep;
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The labels of the confirming and the cancelling button. */
  yes: ReactNode;
  no: ReactNode;
  /** What was done, said afterwards. */
  done: string;
  children: ReactNode;
}) {
  const { requestId, step, open, onClose, title, yes, no, done, children } = props;
  const act = useHelpStep(step);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={title}
      message={children}
      safe={no}
      yes={yes}
      act={() => act.mutateAsync(requestId)}
      done={done}
    />
  );
}
