import { Quiet } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSmsReaches } from '../../lib/sms-reach.ts';

/** Says below a phone number, while it is typed, that no SMS of Hafi reach it, and what comes instead. */
export function SmsReachNote(props: { phone: string; country: string; children: ReactNode }) {
  const { children, country, phone } = props;
  const reaches = useSmsReaches(phone, country);
  return (
    <div role="status">
      {reaches === false ? (
        <Quiet>
          <Trans>SMS from Hafi do not reach numbers of this country.</Trans> {children}
        </Quiet>
      ) : null}
    </div>
  );
}
