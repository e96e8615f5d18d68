import { phonePlaceholderOf, readPhone } from '@hafi/base/phone';
import type { listSmsCodes as listEndpoint } from '@hafi/contract/channels/sms-reach.contract';
import { useEffect, useState } from 'react';
import { call } from './api.ts';

/** A copy without schemas, for the sign-up page. */
const listSmsCodes = {
  method: 'GET',
  path: '/api/sms/codes',
} satisfies Pick<typeof listEndpoint, 'method' | 'path'> as typeof listEndpoint;

/** Whether SMS of Hafi reach a number as it is typed; null while that is not known. */
export function useSmsReaches(typed: string, country: string): boolean | null {
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
