import type { ButtonProps } from '@hafi/ui/button/button';
import { AlertDialog, type AlertDialogProps } from '@hafi/ui/dialog/alert-dialog';
import { Stack } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { FormState } from './form-frame.tsx';
import { FormProblems } from './form-problems.tsx';

/**
 * A confirmation dialog with form fields: the counterpart of `ConfirmDialog` for actions that need
 * input.
 */
export function ConfirmForm({
  state,
  yes,
  variant,
  children,
  ...requested
}: Omit<AlertDialogProps, 'act'> & {
  state: FormState;
  /** Label of the submit button. */
  yes: ReactNode;
  variant?: ButtonProps['variant'];
}) {
  const { attempt, busy, errors, failure, onSubmit } = state;
  const { t } = useLingui();
  const form = useId();
  const button = { variant, busy, busyLabel: t`Please wait` };
  return (
    <AlertDialog {...requested} act={{ ...button, type: 'submit', form, children: yes }}>
      <form id={form} noValidate onSubmit={onSubmit}>
        <Stack fill>
          {children}
          <FormProblems errors={errors} attempt={attempt} failure={failure} />
        </Stack>
      </form>
    </AlertDialog>
  );
}
