import { relations } from '@hafi/contract/circle/circle-terms';
import type { Circle } from '@hafi/contract/circle/members.contract';
import { SelectField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { relationNames } from '../../../kit/circle/relation-names.ts';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { PermissionSwitches } from '../members/permission-switches.tsx';
import { usualPermissions, type WhoValues, whoSchema } from './invite-values.ts';

/** The first step: who is invited, with what is usual for them switched on. */
export function InviteWho(props: {
  elder: Pick<Circle['elder'], 'firstName' | 'you'>;
  values: WhoValues;
  onNext: (values: WhoValues) => void;
  onCancel: () => void;
}) {
  const { elder, onCancel, onNext, values } = props;
  const { firstName } = elder;
  const { t } = useLingui();
  const choose = elder.you
    ? t`Choose how this person is related to you.`
    : t`Choose how this person is related to ${firstName}.`;
  const state = useHafiForm<WhoValues>({
    schema: whoSchema,
    defaults: values,
    texts: {
      'relation.invalid-choice': choose,
      'relation.required': choose,
      'permissions.required': t`Switch on at least one thing that this person may do.`,
    },
    submit: (filled) => {
      onNext(filled);
      return Promise.resolve(null);
    },
  });
  const { field, form } = state;
  const relation = form.watch('relation');
  const presetFor = useRef(values.relation);
  useEffect(() => {
    if (relation === '' || relation === presetFor.current) return;
    presetFor.current = relation;
    form.setValue('permissions', [...usualPermissions[relation]], { shouldValidate: true });
  });
  return (
    <FormFrame
      title={<Trans>Invite somebody: who?</Trans>}
      state={state}
      save={<Trans>Next: how it gets there</Trans>}
      onCancel={onCancel}
    >
      <SelectField
        label={
          elder.you
            ? t`How is this person related to you?`
            : t`How is this person related to ${firstName}?`
        }
        placeholder={t`Choose`}
        options={relations.map((value) => ({ value, label: t(relationNames[value]) }))}
        {...field('relation')}
      />
      {relation === '' ? null : (
        <PermissionSwitches
          legend={t`What this person may do`}
          register={form.register('permissions')}
          error={field('permissions').error}
        />
      )}
    </FormFrame>
  );
}
