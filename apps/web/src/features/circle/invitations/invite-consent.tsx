import type { Circle } from '@hafi/contract/circle/members.contract';
import { localeNames } from '@hafi/i18n/locales';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { relationNames } from '../../../kit/circle/relation-names.ts';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { ConsentNote } from '../consent-note.tsx';
import { PermissionList } from '../members/permission-list.tsx';
import { WitnessFields } from '../witness-fields.tsx';
import {
  type HowValues,
  ownSchema,
  type WhoValues,
  type WitnessValues,
  witnessSchema,
} from './invite-values.ts';

/** The third step: the invitation as it will be sent, and the yes of who decides. */
export function InviteConsent(props: {
  elder: Pick<Circle['elder'], 'firstName' | 'you'>;
  draftKey: string;
  /** The person keeps the elder's account: the elder's yes needs a witness. */
  keeps: boolean;
  who: WhoValues;
  how: HowValues;
  onBack: () => void;
  /** Resolves to what was done. */
  send: (witnessed: WitnessValues | null) => Promise<string>;
}) {
  const { draftKey, elder, how, keeps, onBack, send, who } = props;
  const { firstName } = elder;
  const { t } = useLingui();
  const state = useHafiForm<WitnessValues>({
    schema: keeps ? witnessSchema : ownSchema,
    draftKey,
    defaults: { witness: '', witnessContact: '' },
    texts: {
      'witness.required': t`Enter the name of who was there.`,
      'witnessContact.required': t`Enter how to find the witness.`,
    },
    submit: (values) => send(keeps ? values : null),
  });
  const { field } = state;
  const to = how.way === 'sms' ? how.phone : how.email;
  const language = localeNames[how.locale];
  return (
    <FormFrame
      title={<Trans>Look it over</Trans>}
      state={state}
      save={elder.you ? <Trans>I agree, invite</Trans> : <Trans>Invite for {firstName}</Trans>}
      onCancel={onBack}
      cancel={<Trans>Previous</Trans>}
    >
      <Stack gap="tight">
        <strong>{who.relation === '' ? null : t(relationNames[who.relation])}</strong>
        {how.way === 'code' ? (
          <Quiet>
            <Trans>By a code that you read out</Trans>
          </Quiet>
        ) : (
          <Quiet>
            <bdi>{to}</bdi>, {language}
          </Quiet>
        )}
        <PermissionList granted={who.permissions} />
      </Stack>
      {keeps ? (
        <WitnessFields
          firstName={firstName}
          witness={field('witness')}
          witnessContact={field('witnessContact')}
        />
      ) : null}
      <ConsentNote elder={elder} />
    </FormFrame>
  );
}
