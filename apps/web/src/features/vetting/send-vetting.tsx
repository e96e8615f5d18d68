import { type OwnVetting, sendVettingBody } from '@hafi/contract/vetting/vetting.schemas';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { LicenceFields, useLicenceTexts } from './licence-fields.tsx';
import { useSendVetting } from './vetting.queries.ts';

interface Values {
  licenceNumber: string;
  licenceUntil: string;
}

/** Sends everything to the coordinators, with number and last day of the licence. */
export function SendVetting({ own }: { own: OwnVetting }) {
  const { t } = useLingui();
  const send = useSendVetting();
  const renews = own.state === 'confirmed';
  const state = useHafiForm<Values>({
    schema: sendVettingBody,
    defaults: {
      licenceNumber: own.licenceNumber ?? '',
      licenceUntil: renews && !own.renewing ? '' : (own.licenceUntil ?? ''),
    },
    texts: useLicenceTexts(),
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
          <LicenceFields own={own} field={state.field} />
        </FormFrame>
      </Stack>
    </Card>
  );
}
