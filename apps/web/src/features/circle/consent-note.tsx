import { consentText } from '@hafi/contract/circle/consent-text';
import { Card } from '@hafi/ui/card/card';
import { useLingui } from '@lingui/react/macro';

/** The consent text, before the choice is sent. */
export function ConsentNote() {
  const { i18n } = useLingui();
  const { id, message } = consentText;
  return (
    <Card matter="well">
      <p>{i18n._(id, {}, { message })}</p>
    </Card>
  );
}
