import { sixDigits } from '@hafi/contract/accounts/account.schemas';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { permissionList } from '@hafi/contract/circle/circle.schemas';
import type { Permission } from '@hafi/contract/circle/circle-terms';
import { TextField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import * as z from 'zod/mini';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { StepAlert } from '../../../kit/step-alert.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { PermissionSwitches } from '../members/permission-switches.tsx';
import { everything, useFinishHandOver } from './hand-over.queries.ts';

const schema = z.object({ code: sixDigits, permissions: permissionList });

interface Values {
  code: string;
  permissions: Permission[];
}

/** Asks for the code, and for the permissions that the helper keeps. */
export function HandOverFinish(props: {
  elder: Elder;
  /** Where the code was sent. */
  to: string;
  /** Sent just now, and not before this page was opened. */
  isNew: boolean;
  onDone: () => void;
  onOther: () => void;
}) {
  const { elder, isNew, to, onDone, onOther } = props;
  const { firstName } = elder;
  const { t } = useLingui();
  const finish = useFinishHandOver(elder.id);
  const state = useHafiForm<Values>({
    schema,
    defaults: { code: '', permissions: everything },
    submit: async (values) => {
      await finish.mutateAsync(z.parse(schema, values));
      onDone();
      return null;
    },
  });
  const { field, form } = state;
  return (
    <FormFrame
      state={state}
      gap="loose"
      save={<Trans>Hand the account over</Trans>}
      icon={KeyRound}
      onCancel={onOther}
      cancel={<Trans>Another number or address</Trans>}
    >
      <StepAlert first={!isNew}>
        <Trans>
          A code is on its way to {to}. Ask {firstName} to read it to you.
        </Trans>
      </StepAlert>
      <TextField
        label={t`Code`}
        hint={t`6 digits, good for 10 minutes.`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        {...field('code')}
      />
      <PermissionSwitches
        legend={t`What does ${firstName} go on letting you do?`}
        register={form.register('permissions')}
      />
    </FormFrame>
  );
}
