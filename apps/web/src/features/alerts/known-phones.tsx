import type { Glance } from '@hafi/contract/alerts/glance.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { statusOf } from '../../lib/query/guarded-query.ts';
import { keptCalls } from '../../lib/query/kept/kept-calls.ts';
import { useAccount } from '../../lib/session.ts';
import { useGlances } from './glances.queries.ts';

/**
 * The numbers that this device knows, where what the page is about did not come: the voice line works
 * where data does not. It asks nothing: a question that failed would be asked again with it.
 */
export function KnownPhones(props: { elderId?: string; glances?: readonly Glance[] }) {
  const { elderId, glances = [] } = props;
  const { id } = useAccount();
  const isAbout = (elder: string) => elderId === undefined || elder === elderId;
  const phones = new Map<string, string>();
  for (const { elder, phone } of glances) {
    if (phone && isAbout(elder.id)) phones.set(phone, elder.name);
  }
  for (const { elder, people } of keptCalls(id)?.groups ?? []) {
    if (elder.you || !isAbout(elder.id)) continue;
    for (const { name, phone } of people) phones.set(phone, name);
  }
  return (
    <Row>
      {[...phones].map(([phone, name]) => (
        <ButtonLink key={phone} variant="second" icon={Phone} href={`tel:${phone}`}>
          <Trans>Call {name}</Trans>
        </ButtonLink>
      ))}
      <ButtonLink variant="alarm" icon={Phone} href="tel:912">
        <Trans>Call 912</Trans>
      </ButtonLink>
    </Row>
  );
}

/** The same for one elder, also as the home last showed them. */
export function PhonesOfElder({ elderId }: { elderId: string }) {
  const known = statusOf(useGlances());
  return <KnownPhones elderId={elderId} glances={known.status === 'answered' ? known.data : []} />;
}
