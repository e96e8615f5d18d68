import { type GivenRole, givenRoles, suspendPerson } from '@hafi/contract/admin/people.contract';
import { Chips } from '@hafi/ui/chips/chips';
import { TextArea } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmForm } from '../../../kit/form/confirm-form.tsx';
import { roleWords } from '../../../kit/role-words.ts';
import { useHafiForm } from '../../../lib/form/form.ts';
import { type PersonRead, useOversee } from './people.queries.ts';

export type AskedOversight = 'suspend' | 'lift' | 'roles';

function Title({ what, name }: { what: AskedOversight; name: string }) {
  if (what === 'suspend') return <Trans>Suspend {name}?</Trans>;
  if (what === 'lift') return <Trans>Lift the suspension of {name}?</Trans>;
  return <Trans>Which roles has {name}?</Trans>;
}

/** Says what follows an act on somebody's account, and asks why. */
export function OversightForm(props: {
  what: AskedOversight;
  person: PersonRead;
  onClose: () => void;
}) {
  const { onClose, person, what } = props;
  const { id, name, verified } = person;
  const { t } = useLingui();
  const oversee = useOversee();
  const held = givenRoles.filter((role) => person.roles.includes(role));
  const [roles, setRoles] = useState<readonly GivenRole[]>(held);
  const done = {
    suspend: t`${name} is suspended.`,
    lift: t`The suspension of ${name} is lifted.`,
    roles: t`The roles of ${name} are changed.`,
  };
  const state = useHafiForm<{ reason: string }>({
    schema: suspendPerson.body,
    defaults: { reason: '' },
    texts: { 'reason.required': t`Write why: it is kept.` },
    submit: async ({ reason }) => {
      await oversee.mutateAsync(
        what === 'roles' ? { what, id, reason, roles } : { what, id, reason },
      );
      onClose();
      return done[what];
    },
  });
  const checked = person.roles.some((role) => ['DOCTOR', 'CAREGIVER', 'VOLUNTEER'].includes(role));
  const followsSuspension =
    checked && verified
      ? t`Signed out at once on every device, and told nothing more. What a coordinator confirmed ends: appointments and promised help to come are cancelled, and everybody concerned is told. Nothing is deleted; you can lift it.`
      : t`Signed out at once on every device, and told nothing more. Nothing is deleted; you can lift it.`;
  const follows = {
    suspend: followsSuspension,
    lift: t`The person can sign in again. What a coordinator had confirmed is to be checked again.`,
    roles: t`A doctor, caregiver or volunteer has to send papers and be confirmed. A coordinator sees all of this.`,
  };
  const yes = { suspend: t`Suspend`, lift: t`Lift it`, roles: t`Change the roles` };
  return (
    <ConfirmForm
      state={state}
      open
      onClose={onClose}
      title={<Title what={what} name={name} />}
      message={follows[what]}
      safe={t`Not now`}
      yes={yes[what]}
      variant={what === 'suspend' ? 'danger' : 'leaf'}
    >
      {what === 'roles' ? (
        <Chips
          legend={t`Roles`}
          options={givenRoles.map((value) => ({ value, label: t(roleWords[value]) }))}
          values={roles}
          onChange={setRoles}
        />
      ) : null}
      <TextArea
        label={t`Why`}
        hint={what === 'suspend' ? t`The person reads this sentence when signing in.` : undefined}
        maxLength={500}
        rows={3}
        {...state.field('reason')}
      />
    </ConfirmForm>
  );
}
