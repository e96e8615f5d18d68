import { homeCountry } from '@hafi/contract/accounts/countries';
import { relations } from '@hafi/contract/circle/circle-terms';
import type { InvitationWay } from '@hafi/contract/circle/invitation.schemas';
import type { Invitation } from '@hafi/contract/circle/invitations.contract';
import type { Circle } from '@hafi/contract/circle/members.contract';
import { localeNames, locales } from '@hafi/i18n/locales';
import { Card } from '@hafi/ui/card/card';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { SelectField, TextField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { relationNames } from '../../../kit/circle/relation-names.ts';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { PhoneCountry, usePhoneWords } from '../../../kit/form/phone-country.tsx';
import { PhoneField } from '../../../kit/form/phone-field.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { useAccount } from '../../../lib/session.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from '../circle.module.css';
import { ConsentNote } from '../consent-note.tsx';
import { PermissionSwitches } from '../members/permission-switches.tsx';
import { WitnessFields } from '../witness-fields.tsx';
import { useInvite } from './invitations.queries.ts';
import {
  emptyInvite,
  type InviteValues,
  inviteBody,
  inviteSchema,
  keeperInviteSchema,
} from './invite-values.ts';
import { targetOf } from './open-invitations.tsx';

/** Invites a person: relation, permissions, and how the invitation is delivered. */
export function InviteForm(props: {
  elder: Pick<Circle['elder'], 'firstName' | 'id' | 'you'>;
  /** The person keeps the elder's account: the elder's yes needs a witness. */
  keeps: boolean;
  onSent: (invitation: Invitation, code: string | null) => void;
  onCancel: () => void;
}) {
  const { elder, keeps, onCancel, onSent } = props;
  const { firstName } = elder;
  const { t } = useLingui();
  const locale = useLocale();
  const own = useAccount().place.country ?? homeCountry;
  const invite = useInvite(elder.id);
  const phoneWords = usePhoneWords();
  const state = useHafiForm<InviteValues>({
    schema: keeps ? keeperInviteSchema : inviteSchema,
    draftKey: `invite-${elder.id}`,
    defaults: emptyInvite(locale, own),
    texts: {
      'phone.invalid-phone': (values: InviteValues) => phoneWords(values.phoneCountry),
      'relation.invalid-choice': t`Choose who this is to the elder.`,
      'relation.required': t`Choose who this is to the elder.`,
      'witness.required': t`Enter the name of who was there.`,
      'witnessContact.required': t`Enter how to find the witness.`,
    },
    submit: async (values) => {
      const { code, ...invitation } = await invite.mutateAsync(inviteBody(values, keeps));
      onSent(invitation, code);
      if (code) return t`The code is ready. Read it to the person: it stands below.`;
      const to = targetOf(invitation);
      return to ? t`The invitation to ${to} is on its way.` : t`The invitation is on its way.`;
    },
  });
  const { field, form } = state;
  const way = form.watch('way');
  const details: Record<InvitationWay, string> = {
    sms: t`We send a link, good for 7 days.`,
    email: t`We send a link, good for 7 days.`,
    code: t`Read 6 digits to who is with you, or on the phone. Good for 30 minutes.`,
  };
  return (
    <Card className={styles.form}>
      <FormFrame
        title={<Trans>Invite somebody</Trans>}
        state={state}
        save={elder.you ? <Trans>I agree, invite</Trans> : <Trans>Invite for {firstName}</Trans>}
        onCancel={onCancel}
      >
        <SelectField
          label={t`Who is this to the elder?`}
          placeholder={t`Choose`}
          options={relations.map((value) => ({ value, label: t(relationNames[value]) }))}
          {...field('relation')}
        />
        <PermissionSwitches
          legend={t`What this person may do`}
          register={form.register('permissions')}
        />
        <RadioGroup
          legend={t`How does the invitation get there?`}
          options={[
            { value: 'sms', label: t`By SMS`, detail: details.sms },
            { value: 'email', label: t`By e-mail`, detail: details.email },
            { value: 'code', label: t`By a code`, detail: details.code },
          ]}
          {...field('way')}
        />
        {way === 'sms' ? (
          <>
            <PhoneCountry {...field('phoneCountry')} />
            <PhoneField
              label={t`Phone number of this person`}
              country={form.watch('phoneCountry')}
              {...field('phone')}
            />
          </>
        ) : null}
        {way === 'email' ? (
          <TextField
            label={t`E-mail of this person`}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...field('email')}
          />
        ) : null}
        {way === 'code' ? null : (
          <SelectField
            label={t`Language of the message`}
            options={locales.map((value) => ({ value, label: localeNames[value] }))}
            {...field('locale')}
          />
        )}
        {keeps ? (
          <WitnessFields
            firstName={firstName}
            witness={field('witness')}
            witnessContact={field('witnessContact')}
          />
        ) : null}
        <ConsentNote elder={elder} />
      </FormFrame>
    </Card>
  );
}
