import { consentText, consentTextFor } from '@hafi/contract/circle/consent-text';
import type { Circle } from '@hafi/contract/circle/members.contract';
import { Card } from '@hafi/ui/card/card';
import { useLingui } from '@lingui/react/macro';

/** The consent text, before the choice is sent: the elder's own, or of who decides in their place. */
export function ConsentNote({ elder }: { elder: Pick<Circle['elder'], 'firstName' | 'you'> }) {
  const { i18n } = useLingui();
  const { id, message } = elder.you ? consentText : consentTextFor;
  return (
    <Card matter="well">
      <p>{i18n._(id, { elder: elder.firstName }, { message })}</p>
    </Card>
  );
}
