import { formatPhone } from '@hafi/base/format-phone';
import type { ConnectionHelp } from '@hafi/contract/calls/call.schemas';
import { getConnectionHelp } from '@hafi/contract/calls/calls.contract';
import { ButtonLink } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call as ask } from '../../../lib/api.ts';
import { callOf } from '../live/known-calls.ts';

type Phones = ConnectionHelp['phones'];

/** The numbers to phone instead. */
export function PhoneLinks({ callId, phones }: { callId: string; phones: Phones }) {
  const people = callOf(callId)?.people ?? [];
  return phones.map(({ personId, phone }) => {
    const name = people.find((each) => each.personId === personId)?.firstName ?? '';
    const number = formatPhone(phone);
    return (
      <ButtonLink key={personId} variant="second" icon={Phone} href={`tel:${phone}`}>
        {name ? (
          <Trans>
            Phone {name}: {number}
          </Trans>
        ) : (
          number
        )}
      </ButtonLink>
    );
  });
}

/** Whom to phone where this device cannot speak in a call; nothing until that is known. */
export function ByPhone({ callId }: { callId: string }) {
  const [phones, setPhones] = useState<Phones>([]);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    ask(getConnectionHelp, { params: { id: callId }, signal }).then(
      ({ data }) => setPhones(data.phones),
      // The other way to speak is offered as soon as it is known; the reason stands here anyway.
      () => undefined,
    );
    return () => stop.abort();
  }, [callId]);
  return <PhoneLinks callId={callId} phones={phones} />;
}
