import { phonePlaceholderOf, readPhone } from '@hafi/base/phone';
import type { listSmsCodes as listEndpoint } from '@hafi/contract/channels/sms-reach.contract';
import { Quiet } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';

/** A copy without schemas, for the sign-up page. */
const listSmsCodes = {
  method: 'GET',
  path: '/api/sms/codes',
} satisfies Pick<typeof listEndpoint, 'method' | 'path'> as typeof listEndpoint;

/** Whether SMS of Hafi reach a number as it is typed; null while that is not known. */
function useSmsReaches(typed: string, country: string): boolean | null {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  useEffect(() => {
    const left = new AbortController();
    call(listSmsCodes, { signal: left.signal }).then(
      ({ data }) => setCodes(data),
      // The server says it when the form is sent.
      () => undefined,
    );
    return () => left.abort();
  }, []);
  const number = readPhone(typed, country) ?? phonePlaceholderOf(country);
  if (!codes || !number) return null;
  return codes.some((code) => number.startsWith(`+${code}`));
}

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
