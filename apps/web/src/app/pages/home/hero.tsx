import { isOffered } from '@hafi/contract/support/claims/claims';
import { Basket } from '@hafi/ui/basket/basket';
import { ButtonLink } from '@hafi/ui/button/button';
import { Lead, Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Tile } from '@hafi/ui/tile/tile';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { storyPeople } from '../story-people.ts';
import { FreeToStart } from './free-to-start.tsx';
import styles from './hero.module.css';
import { Promises } from './promises.tsx';

const { elder, daughter, doctor, neighbour } = storyPeople;

/** The slogan, and the basket: the elder in the centre, her people on the rim. */
export function HomeHero() {
  return (
    <Stack fill gap="section">
      <div className={styles.hero}>
        <Stack fill gap="loose" className={styles.words}>
          <h1 className={styles.headline}>
            <Trans>Near to those who raised us</Trans>
          </h1>
          <Lead className={styles.lead}>
            {isOffered('any-phone') ? (
              <Trans>
                Hafi keeps elders in Rwanda close to family, doctors, caregivers and neighbours. In
                Kinyarwanda, English and French. On any phone.
              </Trans>
            ) : (
              <Trans>
                Hafi keeps elders in Rwanda close to family, doctors, caregivers and neighbours. In
                Kinyarwanda, English and French.
              </Trans>
            )}
          </Lead>
          <Row>
            <ButtonLink as={Link} to={paths.signup}>
              <Trans>Start your care journey</Trans>
            </ButtonLink>
            <ButtonLink as={Link} to={paths.contact} variant="second">
              <Trans>Talk to us</Trans>
            </ButtonLink>
            <ButtonLink as={Link} to={paths.caregivers} variant="link" iconAfter={ArrowRight}>
              <Trans>Find caregivers</Trans>
            </ButtonLink>
          </Row>
          <Quiet>
            <FreeToStart />
          </Quiet>
        </Stack>
        <Stack centred>
          <Basket
            className={styles.basket}
            centre={<Tile personId={elder.id} name={elder.name} size="large" />}
            rim={[daughter, doctor, neighbour].map(({ id, name }) => (
              <Tile key={id} personId={id} name={name} />
            ))}
          />
          <Quiet>
            <Trans>
              Espérance is 74. Today her daughter, her doctor and her neighbour are near.
            </Trans>
          </Quiet>
        </Stack>
      </div>
      <Promises />
    </Stack>
  );
}
