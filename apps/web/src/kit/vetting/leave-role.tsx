import { type Role, signUpRoles } from '@hafi/contract/accounts/roles';
import { leaveRole } from '@hafi/contract/vetting/vetting.contract';
import { roleLeft } from '@hafi/contract/vetting/vetting.schemas';
import { vettedRoleOf } from '@hafi/contract/vetting/vetting-terms';
import { Button } from '@hafi/ui/button/button';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { useHafiForm } from '../../lib/form/form.ts';
import { paths } from '../../lib/paths.ts';
import { useAct } from '../../lib/query/use-act.ts';
import { useAccount } from '../../lib/session.ts';
import { ConfirmForm } from '../form/confirm-form.tsx';
import { roleWords } from '../role-words.ts';

interface Draft {
  role: (typeof signUpRoles)[number] | '';
}

function LeaveForm({ onClose, role }: { role: Role; onClose: () => void }) {
  const { t } = useLingui();
  const leave = useAct(leaveRole, (body: { role: (typeof signUpRoles)[number] }) => ({ body }), {
    waits: true,
  });
  const state = useHafiForm<Draft>({
    schema: roleLeft,
    defaults: { role: '' },
    texts: { 'role.invalid-choice': t`Choose who you are.` },
    submit: async ({ role: chosen }) => {
      if (chosen !== '') await leave.mutateAsync({ role: chosen });
      onClose();
      return t`Your role is changed.`;
    },
  });
  const options = signUpRoles
    .filter((each) => each !== role)
    .map((value) => ({ value, label: t(roleWords[value]) }));
  return (
    <ConfirmForm
      state={state}
      open
      onClose={onClose}
      title={<Trans>Which role is yours?</Trans>}
      message={
        <p>
          <Trans>
            You change it yourself as long as nothing depends on it. Otherwise a coordinator does.
          </Trans>{' '}
          <Link to={`${paths.contact}?subject=role`}>
            <Trans>Write to a coordinator</Trans>
          </Link>
        </p>
      }
      safe={t`Not now`}
      yes={t`Change my role`}
    >
      <RadioGroup legend={t`Who are you?`} options={options} {...state.field('role')} />
    </ConfirmForm>
  );
}

/** The role that the person may leave by themselves; null for every other. */
export function useRoleToLeave(): Role | null {
  const { roles, verified } = useAccount();
  return verified ? null : vettedRoleOf(roles);
}

/**
 * The way out of a role that somebody chose by mistake and nobody has confirmed; for every other role
 * nothing.
 */
export function LeaveRole() {
  const role = useRoleToLeave();
  const [asks, setAsks] = useState(false);
  if (role === null) return null;
  return (
    <>
      <Button variant="link" onClick={() => setAsks(true)}>
        {role === 'DOCTOR' ? <Trans>I am not a doctor</Trans> : null}
        {role === 'CAREGIVER' ? <Trans>I am not a caregiver</Trans> : null}
        {role === 'VOLUNTEER' ? <Trans>I am not a volunteer</Trans> : null}
      </Button>
      {asks ? <LeaveForm role={role} onClose={() => setAsks(false)} /> : null}
    </>
  );
}
