import { dayInKigali } from '@hafi/base/kigali-time';
import { type OwnVetting, sendVettingBody } from '@hafi/contract/vetting/vetting.schemas';
import { vettingLimits } from '@hafi/contract/vetting/vetting-terms';
import { Card } from '@hafi/ui/card/card';
import { TextField } from '@hafi/ui/field/text-field';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { useHafiForm } from '../../lib/form/form.ts';
import { useSendVetting } from './vetting.queries.ts';

interface Values {
  licenceNumber: string;
  licenceUntil: string;
}

/** Sends everything to the coordinators, with number and last day of the licence. */
export function SendVetting({ own }: { own: OwnVetting }) {
  const { t } = useLingui();
  const send = useSendVetting();
  const isDoctor = own.role === 'DOCTOR';
  const renews = own.state === 'confirmed';
  const hasLicence = isDoctor || own.papers.some(({ kind }) => kind === 'licence');
  const state = useHafiForm<Values>({
    schema: sendVettingBody,
    defaults: {
      licenceNumber: own.licenceNumber ?? '',
      licenceUntil: renews && !own.renewing ? '' : (own.licenceUntil ?? ''),
    },
    texts: {
      'licenceNumber.required': t`Enter the number of your licence.`,
      'licenceUntil.required': t`Enter until when your licence is valid.`,
      'licenceUntil.past-date': t`This day is over. Send a licence that is still valid.`,
    },
    submit: async ({ licenceNumber, licenceUntil }) => {
      await send.mutateAsync({
        licenceNumber: licenceNumber || undefined,
        licenceUntil: licenceUntil || undefined,
      });
      return t`Your papers are sent.`;
    },
  });
  const waits = own.state === 'waiting' || own.renewing;
  return (
    <Card as="section">
      <Stack fill>
        <h2>{renews ? <Trans>Send your new licence</Trans> : <Trans>Send your papers</Trans>}</h2>
        <FormFrame
          gap="loose"
          state={state}
          save={waits ? <Trans>Send again</Trans> : <Trans>Send to be checked</Trans>}
          icon={Send}
        >
          {waits ? (
            <Quiet>
              <Trans>They are sent. Send again only when you have changed something.</Trans>
            </Quiet>
          ) : null}
          {isDoctor && !renews ? (
            <TextField
              label={t`Number of your licence`}
              hint={t`As it stands in the register of the Rwanda Medical and Dental Council (RMDC), or of your own council. It stands under the notes that you sign.`}
              autoComplete="off"
              maxLength={vettingLimits.licenceNumber}
              {...state.field('licenceNumber')}
            />
          ) : null}
          {hasLicence ? (
            <TextField
              label={isDoctor ? t`Licence valid until` : t`Licence valid until (optional)`}
              hint={t`The last day, as it stands on the paper. We tell you 30, 7 and 1 days before.`}
              type="date"
              min={dayInKigali(clockNow())}
              {...state.field('licenceUntil')}
            />
          ) : null}
        </FormFrame>
      </Stack>
    </Card>
  );
}
