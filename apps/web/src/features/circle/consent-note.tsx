import { consentText } from '@hafi/contract/circle/consent-text';
import { Card } from '@hafi/ui/card/card';
import { useLingui } from '@lingui/react';

/** The words to which the elder says yes, before the choice is sent. */
export function ConsentNote() {
  const { _ } = useLingui();
  const { id, message } = consentText;
  return (
    <Card matter="well">
      <p>{_(id, {}, { message })}</p>
    </Card>
  );
}
