import { formatPhone } from '@hafi/base/format-phone';
import { supportContact } from '@hafi/contract/support/network';
import { supportService } from '@hafi/contract/support/support-service';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Heading } from '@hafi/ui/heading/heading';
import { Pair, Quiet, Stack } from '@hafi/ui/layout/layout';
import { Plural, Trans } from '@lingui/react/macro';
import { Mail, Phone } from 'lucide-react';
import { OpeningHours } from './opening-hours.tsx';

/** Phone, mail and opening hours. */
export function ContactWays() {
  return (
    <Stack fill gap="loose">
      <Card lines>
        <Pair as="section">
          <Stack gap="tight">
            <Heading level={2} size={3}>
              <Trans>Phone</Trans>
            </Heading>
            <p>{formatPhone(supportContact.phone)}</p>
          </Stack>
          <ButtonLink href={`tel:${supportContact.phone}`} icon={Phone} variant="second">
            <Trans>Call us</Trans>
          </ButtonLink>
        </Pair>
        <Pair as="section">
          <Stack gap="tight">
            <Heading level={2} size={3}>
              <Trans>Email</Trans>
            </Heading>
            <p>{supportContact.email}</p>
          </Stack>
          <ButtonLink href={`mailto:${supportContact.email}`} variant="second" icon={Mail}>
            <Trans>Write an e-mail</Trans>
          </ButtonLink>
        </Pair>
      </Card>
      <Stack as="section" fill>
        <Heading level={2} size={3}>
          <Trans>When we answer</Trans>
        </Heading>
        <Quiet>
          <Plural
            value={supportService.answerHours}
            one="Within # hour on working days."
            other="Within # hours on working days."
          />
        </Quiet>
        <OpeningHours />
      </Stack>
    </Stack>
  );
}
