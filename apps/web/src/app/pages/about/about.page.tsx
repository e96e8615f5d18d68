import { ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Page, PagePart } from '../../../lib/page/page.tsx';
import { paths } from '../../../lib/paths.ts';
import { CirclePeople } from './circle-people.tsx';
import { ElderStory } from './elder-story.tsx';
import { InNumbers } from './in-numbers.tsx';
import { NameMeaning } from './name-meaning.tsx';
import { ReachUs } from './reach-us.tsx';
import { Values } from './values.tsx';

/** The About page. */
export function AboutPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`About Hafi`}
      description={t`Hafi is Kinyarwanda for near: the story, the mission, the values and the people of the care network for elders in all 30 districts of Rwanda.`}
      lead={<Trans>Hafi is Kinyarwanda for near. That is all we want to be.</Trans>}
    >
      <NameMeaning />
      <ElderStory />
      <PagePart title={<Trans>What we hold to</Trans>}>
        <Values />
      </PagePart>
      <PagePart title={<Trans>The people around an elder</Trans>}>
        <CirclePeople />
      </PagePart>
      <PagePart title={<Trans>Hafi in numbers</Trans>}>
        <InNumbers />
      </PagePart>
      <PagePart title={<Trans>Reach us</Trans>}>
        <ReachUs />
      </PagePart>
      <Row>
        <ButtonLink as={Link} to={paths.signup}>
          <Trans>Join Hafi</Trans>
        </ButtonLink>
        <ButtonLink as={Link} to={paths.contact} variant="second">
          <Trans>Contact us</Trans>
        </ButtonLink>
      </Row>
    </Page>
  );
}
