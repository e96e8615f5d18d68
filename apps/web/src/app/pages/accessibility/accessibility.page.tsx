import { ButtonLink } from '@hafi/ui/button/button';
import { Tray } from '@hafi/ui/card/card';
import { Icon } from '@hafi/ui/icon/icon';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Ledger } from '@hafi/ui/ledger/ledger';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen, Mail } from 'lucide-react';
import { Link } from 'react-router';
import { Page, PagePart } from '../../../lib/page/page.tsx';
import { paths } from '../../../lib/paths.ts';
import shared from '../public-page.module.css';
import { accessibilityKinds } from './accessibility-kinds.ts';
import { AppearanceSwitches } from './appearance-switches.tsx';

function Promises() {
  const { t } = useLingui();
  return (
    <Ledger
      lines={[
        {
          figure: t`2.1 AA`,
          label: t`of the WCAG, checked by machine on every page, in three languages, light and dark`,
        },
        {
          figure: t`18 pt`,
          label: t`the smallest text in the comfortable view, which elders and families begin with; only the five words under the icons at the bottom of a phone are smaller`,
        },
        {
          figure: t`44 px`,
          label: t`the smallest place to touch, wide and high`,
        },
      ]}
    />
  );
}

function Kinds() {
  const { t } = useLingui();
  return (
    <Tray>
      {accessibilityKinds.map(({ id, icon, title, points }) => (
        <Stack key={id} as="section" fill aria-labelledby={id}>
          <div className={shared.named}>
            <Icon of={icon} size="large" />
            <h3 id={id}>{t(title)}</h3>
          </div>
          <ul>
            {points.map((point) => (
              <li key={point.id}>{t(point)}</li>
            ))}
          </ul>
        </Stack>
      ))}
    </Tray>
  );
}

/** The accessibility statement: what we do, to try at once, and where to report problems. */
export function AccessibilityPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Accessibility`}
      description={t`How Hafi is made for elders and for everybody: WCAG 2.1 AA, large text and buttons, high contrast, keyboard, read aloud, and whom to tell when it fails.`}
      lead={
        <Trans>
          Elder-friendly design: made for old eyes and hands first, by WCAG 2.1 AA and better.
        </Trans>
      }
    >
      <AppearanceSwitches />
      <PagePart title={<Trans>What we promise</Trans>}>
        <Promises />
      </PagePart>
      <PagePart title={<Trans>For six kinds of needs</Trans>}>
        <Kinds />
      </PagePart>
      <PagePart title={<Trans>What is not good enough yet</Trans>}>
        <ul>
          <li>
            <Trans>
              Hardly any phone has a Kinyarwanda voice. Until then we play recordings, where there
              are some.
            </Trans>
          </li>
          <li>
            <Trans>
              Our Kinyarwanda is still being read by native speakers. Tell us when a word sounds
              wrong.
            </Trans>
          </li>
        </ul>
      </PagePart>
      <PagePart title={<Trans>Something stands in your way?</Trans>}>
        <p>
          <Trans>
            Tell us what you wanted to do, on which page, and with which device. A person answers.
          </Trans>
        </p>
        <Row>
          <ButtonLink as={Link} to={`${paths.contact}?subject=accessibility`} icon={Mail}>
            <Trans>Contact Accessibility Team</Trans>
          </ButtonLink>
          <ButtonLink as={Link} to={`${paths.help}#guide`} variant="second" icon={BookOpen}>
            <Trans>View User Guide</Trans>
          </ButtonLink>
        </Row>
      </PagePart>
    </Page>
  );
}
