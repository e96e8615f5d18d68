import { memberChange } from '@hafi/contract/circle/circle.schemas';
import { type Permission, type Relation, relations } from '@hafi/contract/circle/circle-terms';
import { consentVersion } from '@hafi/contract/circle/consent-text';
import type { Circle, CircleMember } from '@hafi/contract/circle/members.contract';
import { SelectField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import styles from '../circle.module.css';
import { ConsentNote } from '../consent-note.tsx';
import { useChangeMember } from '../people.queries.ts';
import { relationNames } from '../relation-names.ts';
import { PermissionSwitches } from './permission-switches.tsx';

interface Values {
  relation: Relation;
  permissions: Permission[];
  textVersion: string;
}

/** Changes a member's relation to the elder and permissions. */
export function ChangeMemberForm(props: {
  elder: Pick<Circle['elder'], 'firstName' | 'id' | 'you'>;
  member: CircleMember;
  onDone: (saved: boolean) => void;
}) {
  const { elder, member, onDone } = props;
  const { firstName } = elder;
  const { name, permissions, personId, relation } = member;
  const { t } = useLingui();
  const change = useChangeMember(elder.id, personId);
  const state = useHafiForm<Values>({
    schema: memberChange,
    defaults: { relation, permissions: permissions ?? [], textVersion: consentVersion },
    submit: async (values) => {
      await change.mutateAsync(values);
      onDone(true);
    },
  });
  return (
    <div className={styles.form}>
      <FormFrame
        title={<Trans>What may {name} see and do?</Trans>}
        state={state}
        save={elder.you ? <Trans>I agree, save</Trans> : <Trans>Save for {firstName}</Trans>}
        onCancel={() => onDone(false)}
      >
        <SelectField
          label={t`Who is this to the elder?`}
          options={relations.map((value) => ({ value, label: t(relationNames[value]) }))}
          {...state.field('relation')}
        />
        <PermissionSwitches
          legend={t`What this person may do`}
          register={state.form.register('permissions')}
        />
        <ConsentNote elder={elder} />
      </FormFrame>
    </div>
  );
}
