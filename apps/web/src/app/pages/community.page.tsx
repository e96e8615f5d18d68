import { ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Page, PagePart } from '../../lib/page.tsx';
import { useSession } from '../../lib/session.ts';
import { paths } from '../paths.ts';

/** How neighbours help each other, and how to take part. */
export function CommunityPage() {
  const { t } = useLingui();
  const { account } = useSession();
  return (
    <Page
      title={t`Community Hub`}
      lead={<Trans>Neighbours, students, friends: nobody grows old alone.</Trans>}
    >
      <PagePart title={<Trans>What volunteers do</Trans>}>
        <ul>
          <li>
            <Trans>Errands: the market, the pharmacy, water.</Trans>
          </li>
          <li>
            <Trans>Transport: to the health centre, to church, to a wedding.</Trans>
          </li>
          <li>
            <Trans>Company: an hour of talk, a game of igisoro, reading a letter.</Trans>
          </li>
        </ul>
      </PagePart>
      <PagePart title={<Trans>How a visit goes well</Trans>}>
        <ol>
          <li>
            <Trans>Say your name at the door and show who sent you.</Trans>
          </li>
          <li>
            <Trans>Ask what would help today, and do that.</Trans>
          </li>
          <li>
            <Trans>Take no money. Never ask for a PIN.</Trans>
          </li>
          <li>
            <Trans>If something worries you, call the family, or 912 in danger.</Trans>
          </li>
        </ol>
      </PagePart>
      <PagePart title={<Trans>Take part</Trans>}>
        <p>
          <Trans>
            Open an account as a volunteer and say in your profile where you live. To ask for help,
            or to offer it today, write or call: a coordinator brings you together.
          </Trans>
        </p>
        <Row>
          <ButtonLink as={Link} to={account ? paths.profile : paths.signup}>
            {account ? <Trans>Open your profile</Trans> : <Trans>Become a volunteer</Trans>}
          </ButtonLink>
          <ButtonLink as={Link} to={paths.contact} variant="second">
            <Trans>Contact us</Trans>
          </ButtonLink>
        </Row>
      </PagePart>
    </Page>
  );
}
