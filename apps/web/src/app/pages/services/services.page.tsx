import { isOffered } from '@hafi/contract/support/claims/claims';
import { districtCount } from '@hafi/contract/support/network';
import { ButtonLink } from '@hafi/ui/button/button';
import { ChipLink } from '@hafi/ui/chip-link/chip-link';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Page } from '../../../lib/page/page.tsx';
import { useAnchor } from '../../../lib/page/use-anchor.ts';
import { paths } from '../../../lib/paths.ts';
import { ServiceGroup } from './service-group.tsx';
import { useCommunityServices } from './use-community-services.ts';
import { useFamilyServices } from './use-family-services.ts';
import { useHealthServices } from './use-health-services.ts';
import { useSafetyServices } from './use-safety-services.ts';

/** All services: what each is, who does it, what it costs, and where to start. */
export function ServicesPage() {
  const { t } = useLingui();
  useAnchor();
  const groups = [
    {
      id: 'health',
      weave: 'star',
      title: t`Healthcare management`,
      lead: t`Doctors, medicines and measurements in one place.`,
      services: useHealthServices(),
    },
    {
      id: 'family',
      weave: 'ripple',
      title: t`Family connections`,
      lead: t`Near each evening, from however far away.`,
      services: useFamilyServices(),
    },
    {
      id: 'neighbours',
      weave: 'sun',
      title: t`Community support`,
      lead: t`Good neighbours, found and checked for you.`,
      services: useCommunityServices(),
    },
    {
      id: 'safety',
      weave: 'star',
      title: t`Safety and ease`,
      lead: t`What must work on the worst day, and with tired eyes.`,
      services: useSafetyServices(),
    },
  ] as const;
  return (
    <Page
      title={t`Services`}
      description={
        isOffered('video-calls') && isOffered('emergency')
          ? t`Doctor appointments, medicines, video calls, daily check-ins, caregivers, volunteers and emergency help for elders in Rwanda: who does it and what it costs.`
          : t`Doctor appointments, medicines, daily check-ins, caregivers and volunteers for elders in Rwanda: who does it and what it costs.`
      }
      lead={
        <Trans>
          One network for health, family and neighbours, in all {districtCount} districts.
        </Trans>
      }
    >
      <Row as="nav" aria-label={t`Kinds of services`}>
        {groups.map(({ id, title }) => (
          <ChipLink key={id} href={`#${id}`}>
            {title}
          </ChipLink>
        ))}
      </Row>
      {groups.map((group) => (
        <ServiceGroup key={group.id} {...group} />
      ))}
      <Stack gap="loose">
        <h2>
          <Trans>Begin with one</Trans>
        </h2>
        <p>
          <Trans>An account is free. You see the price of a visit before you book.</Trans>
        </p>
        <Row>
          <ButtonLink as={Link} to={paths.signup}>
            <Trans>Start your care journey</Trans>
          </ButtonLink>
          <ButtonLink as={Link} to={paths.contact} variant="second">
            <Trans>Contact us</Trans>
          </ButtonLink>
          <ButtonLink as={Link} to={paths.pricing} variant="link">
            <Trans>View plans and pricing</Trans>
          </ButtonLink>
        </Row>
      </Stack>
    </Page>
  );
}
