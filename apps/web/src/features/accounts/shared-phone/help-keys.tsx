import { ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone, Siren } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';

/** Help for whoever holds a locked phone: nobody has to know a PIN to call. */
export function HelpKeys() {
  const { t } = useLingui();
  return (
    <Row>
      <ButtonLink href="tel:912" variant="alarm" icon={Phone} aria-label={t`Call 912`}>
        912
      </ButtonLink>
      <ButtonLink as={Link} to={paths.emergency} variant="second" icon={Siren}>
        <Trans>Emergency</Trans>
      </ButtonLink>
    </Row>
  );
}
