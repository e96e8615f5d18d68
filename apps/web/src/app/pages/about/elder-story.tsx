import { Basket } from '@hafi/ui/basket/basket';
import { Quiet, Split, Stack } from '@hafi/ui/layout/layout';
import { Tile } from '@hafi/ui/tile/tile';
import { Trans } from '@lingui/react/macro';
import { storyPeople } from '../story-people.ts';

const { elder, ...others } = storyPeople;

/** The story of one elder and the people around her. */
export function ElderStory() {
  return (
    <Split ratio="major" as="section">
      <Stack gap="loose">
        <Stack>
          <h2>
            <Trans>Why</Trans>
          </h2>
          <p>
            <Trans>
              Espérance is 74 and lives in Remera. Her daughter works in Brussels. The clinic is two
              hills away, and the neighbour would help if somebody asked.
            </Trans>
          </p>
          <p>
            <Trans>
              Nobody is missing. They are only far from each other. Hafi is the thread that holds
              them together around her, on the phone that she already has.
            </Trans>
          </p>
          <Quiet>
            <Trans>Espérance is invented. Her mornings are not.</Trans>
          </Quiet>
        </Stack>
        <Stack>
          <h2>
            <Trans>Our mission</Trans>
          </h2>
          <p>
            <Trans>
              That nobody in Rwanda grows old alone: that each elder has a doctor who knows them, a
              neighbour who comes, and a family that is near, wherever it lives.
            </Trans>
          </p>
        </Stack>
      </Stack>
      <Basket
        centre={<Tile personId={elder.id} name={elder.name} size="large" />}
        rim={Object.values(others).map(({ id, name }) => (
          <Tile key={id} personId={id} name={name} />
        ))}
      />
    </Split>
  );
}
