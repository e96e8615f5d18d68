import { relations } from '@hafi/contract/circle/circle-terms';
import type { Circle, CircleMember } from '@hafi/contract/circle/members.contract';
import { SelectField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { relationNames } from '../../../kit/circle/relation-names.ts';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import styles from '../circle.module.css';
import { ConsentNote } from '../consent-note.tsx';
import { useChangeMember } from '../people.queries.ts';
import { WitnessFields } from '../witness-fields.tsx';
import { addsTo, type ChangeValues, changeBody, changeSchema } from './change-values.ts';
import { PermissionSwitches } from './permission-switches.tsx';

/** Changes a member's relation to the elder and permissions. */
export function ChangeMemberForm(props: {
  elder: Pick<Circle['elder'], 'firstName' | 'id' | 'you'>;
  /** The person keeps the elder's account: more permissions need a witness of the elder's yes. */
  keeps: boolean;
  member: CircleMember;
  onDone: () => void;
}) {
  const { elder, keeps, member, onDone } = props;
  const { firstName } = elder;
  const { name, personId, relation } = member;
  const before = member.permissions ?? [];
  const { t } = useLingui();
  const change = useChangeMember(elder.id, personId, before);
  const needsWitness = ({ permissions }: ChangeValues) => keeps && addsTo(before, permissions);
  const state = useHafiForm<ChangeValues>({
    schema: {
      safeParseAsync: (values, how) =>
        changeSchema(needsWitness(values as ChangeValues)).safeParseAsync(values, how),
    },
    defaults: { relation, permissions: before, witness: '', witnessContact: '' },
    texts: {
      'witness.required': t`Enter the name of who was there.`,
      'witnessContact.required': t`Enter how to find the witness.`,
    },
    submit: async (values) => {
      await change.mutateAsync(changeBody(values, needsWitness(values)));
      onDone();
      return t`What ${name} may do is saved.`;
    },
  });
  const { field, form } = state;
  return (
    <div className={styles.form}>
      <FormFrame
        title={<Trans>What may {name} see and do?</Trans>}
        state={state}
        save={elder.you ? <Trans>I agree, save</Trans> : <Trans>Save for {firstName}</Trans>}
        onCancel={onDone}
      >
        <SelectField
          label={t`Who is this to the elder?`}
          options={relations.map((value) => ({ value, label: t(relationNames[value]) }))}
          {...field('relation')}
        />
        <PermissionSwitches
          legend={t`What this person may do`}
          register={form.register('permissions')}
        />
        {keeps && addsTo(before, form.watch('permissions')) ? (
          <WitnessFields
            firstName={firstName}
            witness={field('witness')}
            witnessContact={field('witnessContact')}
          />
        ) : null}
        <ConsentNote elder={elder} />
      </FormFrame>
    </div>
  );
}
