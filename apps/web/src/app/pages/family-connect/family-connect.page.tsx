import { openedBy } from '@hafi/contract/plans/entitlements';
import { isOffered } from '@hafi/contract/support/claims/claims';
import { ButtonLink } from '@hafi/ui/button/button';
import { Tray } from '@hafi/ui/card/card';
import { Icon } from '@hafi/ui/icon/icon';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Thread } from '@hafi/ui/steps/steps';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, HeartHandshake, Images, MessageCircle, Siren, Video } from 'lucide-react';
import { Link } from 'react-router';
import { planTexts } from '../../../kit/plans/plan-texts.ts';
import { Page, PagePart } from '../../../lib/page/page.tsx';
import { dashboardOf, paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { Joining } from '../joining.tsx';
import styles from '../public-page.module.css';

function SixFeatures() {
  const { t } = useLingui();
  const callsPlan = t(planTexts[openedBy['family-calls']].name);
  const calendarPlan = t(planTexts[openedBy.calendar].name);
  const features = [
    {
      claim: 'video-calls',
      icon: Video,
      title: t`Video Calls`,
      detail: t`See each other from Kigali, from the village or from Brussels. A call of several of a circle needs the plan ${callsPlan}.`,
    },
    {
      claim: 'messages',
      icon: MessageCircle,
      title: t`Instant Messaging`,
      detail: isOffered('voice-messages')
        ? t`Words and voice, for those who like to write and those who do not.`
        : t`Write to each other from wherever you are, and see what was read.`,
    },
    {
      claim: 'appointments-calendar',
      icon: CalendarDays,
      title: t`Shared Calendar`,
      detail: t`Visits to the doctor, in the calendar of your own phone: each by itself for free, or all by themselves with the plan ${calendarPlan}.`,
    },
    {
      claim: 'urgent-readings',
      icon: Siren,
      title: t`Emergency Alerts`,
      detail: t`When a reading is dangerous, you are told at once.`,
    },
    {
      claim: 'album',
      icon: Images,
      title: t`Photo & Memory Sharing`,
      detail: t`The album that used to lie in the cupboard.`,
    },
    {
      claim: 'home-visits',
      icon: HeartHandshake,
      title: t`Care Coordination`,
      detail: isOffered('care-tasks')
        ? t`Who brings the medicine on Friday? Everybody sees it.`
        : t`When does the caregiver come on Friday, and how was it? You see it.`,
    },
  ] as const;
  const offered = features.filter(({ claim }) => isOffered(claim));
  const all = offered.length === features.length;
  return (
    <PagePart title={all ? <Trans>Six ways to be near</Trans> : <Trans>Ways to be near</Trans>}>
      <Tray>
        {offered.map(({ claim, icon, title, detail }) => (
          <Stack key={claim} as="section" fill gap="tight">
            <div className={styles.named}>
              <Icon of={icon} />
              <h3>{title}</h3>
            </div>
            <p>{detail}</p>
          </Stack>
        ))}
      </Tray>
    </PagePart>
  );
}

function HowItBegins() {
  return (
    <PagePart title={<Trans>How a family begins</Trans>}>
      <Thread>
        <li>
          <h3>
            <Trans>You open an account</Trans>
          </h3>
          <p>
            <Trans>From wherever you live. It takes five minutes.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Your parent says yes</Trans>
          </h3>
          <p>
            <Trans>On the screen or by word of mouth, and decides who sees what.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Brothers and sisters join</Trans>
          </h3>
          <p>
            <Trans>By a link or a code of six digits, each with a part of their own.</Trans>
          </p>
        </li>
      </Thread>
    </PagePart>
  );
}

/** What families can do together, and how to start. */
export function FamilyConnectPage() {
  const { t } = useLingui();
  const { account } = useSession();
  return (
    <Page
      title={t`Family Connect`}
      description={
        isOffered('video-calls') && isOffered('messages') && isOffered('album')
          ? t`Video calls, messages, a shared calendar, emergency alerts, photos and care tasks: how families in Rwanda and abroad stay near to their parents.`
          : t`Visits to the doctor, dangerous readings, the caregiver's visits: how families in Rwanda and abroad stay near to their parents.`
      }
      lead={<Trans>Near to your parents, wherever you are.</Trans>}
    >
      <Row>
        <ButtonLink as={Link} to={account ? dashboardOf(account.roles) : paths.signup}>
          <Trans>Get Started Today</Trans>
        </ButtonLink>
        {account && isOffered('messages') ? (
          <ButtonLink as={Link} to={paths.chat} variant="second" icon={MessageCircle}>
            <Trans>Open messages</Trans>
          </ButtonLink>
        ) : null}
      </Row>
      <SixFeatures />
      <HowItBegins />
      {account ? null : (
        <Joining
          next={paths.familyConnect}
          without={[
            t`Look through doctors and prices for your parents`,
            t`Ask us anything, by phone or by message`,
          ]}
        />
      )}
    </Page>
  );
}
