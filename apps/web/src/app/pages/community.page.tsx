import { isOffered } from '@hafi/contract/support/claims/claims';
import { ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Page, PagePart } from '../../lib/page/page.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { CommunityLife } from './community-life.tsx';
import { GoodHomeVisit } from './good-home-visit.tsx';
import { Joining } from './joining.tsx';

function TakePart() {
  const { account } = useSession();
  return (
    <PagePart title={<Trans>Take part</Trans>}>
      <p>
        <Trans>
          Open an account as a volunteer and say in your profile where you live. To ask for help, or
          to offer it today, write or call: a coordinator brings you together.
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
  );
}

/** The community page: how neighbours help each other, and how to take part. */
export function CommunityPage() {
  const { t } = useLingui();
  const { account } = useSession();
  return (
    <Page
      title={t`Community Hub`}
      description={
        isOffered('events') && isOffered('groups') && isOffered('games')
          ? t`Volunteers for errands, transport and company, events, groups and games for elders in Rwanda: what neighbours do, and how to take part.`
          : t`Volunteers for errands, transport and company for elders in Rwanda: what neighbours do, and how to take part.`
      }
      lead={<Trans>Neighbours, students, friends: nobody grows old alone.</Trans>}
    >
      <CommunityLife />
      <GoodHomeVisit />
      <TakePart />
      {account ? null : (
        <Joining
          next={paths.community}
          without={[
            t`Read what volunteers do and how a visit goes well`,
            t`Ask a coordinator for help, by phone or by message`,
          ]}
        />
      )}
    </Page>
  );
}
