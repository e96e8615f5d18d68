import { type OwnVetting, sendVettingBody } from '@hafi/contract/vetting/vetting.schemas';
import { vettingLimits } from '@hafi/contract/vetting/vetting-terms';
import { Card } from '@hafi/ui/card/card';
import { TextField } from '@hafi/ui/field/text-field';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { useSendVetting } from './vetting.queries.ts';

/** Sends everything to the coordinators; doctors give the number of their licence too. */
export function SendVetting({ own }: { own: OwnVetting }) {
  const { t } = useLingui();
  const send = useSendVetting();
  const isDoctor = own.role === 'DOCTOR';
  const state = useHafiForm<{ licenceNumber: string }>({
    schema: sendVettingBody,
    defaults: { licenceNumber: own.licenceNumber ?? '' },
    texts: { 'licenceNumber.required': t`Enter the number of your licence.` },
    submit: async ({ licenceNumber }) => {
      await send.mutateAsync(licenceNumber || undefined);
      return t`Your papers are sent.`;
    },
  });
  const waits = own.state === 'waiting';
  return (
    <Card as="section">
      <Stack fill>
        <h2>
          <Trans>Send your papers</Trans>
        </h2>
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
          {isDoctor ? (
            <TextField
              label={t`Number of your licence`}
              hint={t`As it stands in the register of the Rwanda Medical and Dental Council (RMDC), or of your own council. It stands under the notes that you sign.`}
              autoComplete="off"
              maxLength={vettingLimits.licenceNumber}
              {...state.field('licenceNumber')}
            />
          ) : null}
        </FormFrame>
      </Stack>
    </Card>
  );
}
