import { type GivenRole, givenRoles, suspendPerson } from '@hafi/contract/admin/people.contract';
import { vettedRoleOf, vettedRoles } from '@hafi/contract/vetting/vetting-terms';
import { Chips } from '@hafi/ui/chips/chips';
import { TextArea } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmForm } from '../../../kit/form/confirm-form.tsx';
import { roleWords } from '../../../kit/role-words.ts';
import { useHafiForm } from '../../../lib/form/form.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { type PersonRead, useOversee } from './people.queries.ts';
import { PromisesThatFall } from './promises.tsx';
import { usePromises } from './vettings.queries.ts';

export type RequestedOversight = 'suspend' | 'lift' | 'roles' | 'end' | 'death';

function Title({ what, name }: { what: RequestedOversight; name: string }) {
  if (what === 'suspend') return <Trans>Suspend {name}?</Trans>;
  if (what === 'end') return <Trans>End the confirmation of {name}?</Trans>;
  if (what === 'death') return <Trans>Was the death of {name} recorded by mistake?</Trans>;
  if (what === 'lift') return <Trans>Lift the suspension of {name}?</Trans>;
  return <Trans>Which roles has {name}?</Trans>;
}

/** Says what follows an act on somebody's account, and asks why. */
export function OversightForm(props: {
  what: RequestedOversight;
  person: PersonRead;
  onClose: () => void;
}) {
  const { onClose, person, what } = props;
  const { id, name } = person;
  const { t } = useLingui();
  const oversee = useOversee();
  const held = givenRoles.filter((role) => person.roles.includes(role));
  const [roles, setRoles] = useState<readonly GivenRole[]>(held);
  const lost = vettedRoles.some((role) => held.includes(role) && !roles.includes(role));
  const hits =
    vettedRoleOf(person.roles) !== null &&
    (what === 'suspend' || what === 'end' || (what === 'roles' && lost));
  const promises = usePromises(id, hits);
  const agreed = hits ? dataOf(promises)?.version : undefined;
  const done = {
    suspend: t`${name} is suspended.`,
    lift: t`The suspension of ${name} is lifted.`,
    roles: t`The roles of ${name} are changed.`,
    end: t`${name} is no longer confirmed.`,
    death: t`Reminders and check-ins go on.`,
  };
  const state = useHafiForm<{ reason: string }>({
    schema: suspendPerson.body,
    defaults: { reason: '' },
    texts: { 'reason.required': t`Write why: it is kept.` },
    submit: async ({ reason }) => {
      await oversee.mutateAsync(
        what === 'roles' ? { what, id, reason, roles, agreed } : { what, id, reason, agreed },
      );
      onClose();
      return done[what];
    },
  });
  const follows = {
    suspend: t`Signed out at once on every device, and told nothing more. What a coordinator confirmed ends. Nothing is deleted; you can lift it.`,
    end: t`The person is no longer shown as checked, and a doctor leaves the directory.`,
    lift: t`The person can sign in again. What a coordinator had confirmed is to be checked again.`,
    death: t`Reminders and check-ins go on, and whoever was told of it is told. What was called off already stays called off.`,
    roles: t`A doctor, caregiver or volunteer has to send papers and be confirmed. A coordinator sees all of this.`,
  };
  const readsWhen = what === 'suspend' ? t`The person reads this sentence when signing in.` : null;
  const hint =
    readsWhen ??
    (what === 'lift' || what === 'death' ? undefined : t`The person reads this sentence.`);
  const yes = {
    suspend: t`Suspend`,
    lift: t`Lift it`,
    roles: t`Change the roles`,
    end: t`End it`,
    death: t`It was recorded by mistake`,
  };
  return (
    <ConfirmForm
      state={state}
      open
      onClose={onClose}
      title={<Title what={what} name={name} />}
      message={follows[what]}
      safe={t`Not now`}
      yes={yes[what]}
      variant={what === 'suspend' || what === 'end' ? 'danger' : 'leaf'}
    >
      {what === 'roles' ? (
        <Chips
          legend={t`Roles`}
          options={givenRoles.map((value) => ({ value, label: t(roleWords[value]) }))}
          values={roles}
          onChange={setRoles}
        />
      ) : null}
      {hits ? <PromisesThatFall promises={promises} /> : null}
      <TextArea label={t`Why`} hint={hint} maxLength={500} rows={3} {...state.field('reason')} />
    </ConfirmForm>
  );
}
