import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Heading } from '@hafi/ui/heading/heading';
import { Pair, Row, Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { Phone, Siren } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';

/** Emergency advice, placed before the form. */
export function InDanger() {
  return (
    <Card as="section" edge="alarm">
      <Pair>
        <Stack gap="tight">
          <Heading level={2} size={3}>
            <Trans>In danger now?</Trans>
          </Heading>
          <p>
            <Trans>Do not write to us. Call 912, or 112.</Trans>
          </p>
        </Stack>
        <Row>
          <ButtonLink href="tel:912" variant="alarm" icon={Phone}>
            <Trans>Call 912</Trans>
          </ButtonLink>
          <ButtonLink as={Link} to={paths.emergency} variant="second" icon={Siren}>
            <Trans>Emergency numbers</Trans>
          </ButtonLink>
        </Row>
      </Pair>
    </Card>
  );
}
