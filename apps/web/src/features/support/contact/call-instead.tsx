import { Alert } from '@hafi/ui/alert/alert';
import { ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';

/** Tells people in danger to call instead of writing. */
export function CallInstead() {
  return (
    <Alert
      tone="error"
      title={<Trans>Do not write, call 912</Trans>}
      action={
        <Row>
          <ButtonLink href="tel:912" variant="alarm" icon={Phone}>
            <Trans>Call 912</Trans>
          </ButtonLink>
          <ButtonLink href="tel:112" variant="second" icon={Phone}>
            <Trans>Call 112</Trans>
          </ButtonLink>
        </Row>
      }
    >
      <Trans>
        An ambulance comes by phone only. If 912 does not answer, call 112. Then send us your
        message too: we read it first.
      </Trans>
    </Alert>
  );
}
