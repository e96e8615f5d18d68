import { Basket } from '@hafi/ui/basket/basket';
import { ButtonLink } from '@hafi/ui/button/button';
import { Heading } from '@hafi/ui/heading/heading';
import { Lead, Quiet, Row, Split, Stack } from '@hafi/ui/layout/layout';
import { Tile } from '@hafi/ui/tile/tile';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { storyPeople } from './people.ts';

/** The promise, and the basket: the elder in the centre, her people on the rim. */
export function HomeHero() {
  return (
    <Split ratio="half">
      <Stack fill gap="loose">
        <Heading level={1} look="display">
          <Trans>Near to those who raised us</Trans>
        </Heading>
        <Lead>
          <Trans>
            Hafi keeps elders in Rwanda close to family, doctors, caregivers and neighbours. In
            Kinyarwanda, English and French. On any phone.
          </Trans>
        </Lead>
        <Row>
          <ButtonLink as={Link} to={paths.signup}>
            <Trans>Start your care journey</Trans>
          </ButtonLink>
          <ButtonLink as={Link} to={paths.contact} variant="second">
            <Trans>Talk to us</Trans>
          </ButtonLink>
        </Row>
        <Quiet>
          <Trans>Free for 30 days. Free setup and training. Cancel anytime.</Trans>
        </Quiet>
      </Stack>
      <Stack centred>
        <Basket
          size="hero"
          centre={
            <Tile personId={storyPeople.elder.id} name={storyPeople.elder.name} size="large" />
          }
          rim={[
            <Tile key="c" personId={storyPeople.daughter.id} name={storyPeople.daughter.name} />,
            <Tile key="j" personId={storyPeople.doctor.id} name={storyPeople.doctor.name} />,
            <Tile key="v" personId={storyPeople.neighbour.id} name={storyPeople.neighbour.name} />,
          ]}
        />
        <Quiet>
          <Trans>Espérance is 74. Today her daughter, her doctor and her neighbour are near.</Trans>
        </Quiet>
      </Stack>
    </Split>
  );
}
