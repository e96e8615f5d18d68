import { supportContact } from '@hafi/contract/support/claims';
import { ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen, Mail } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Page } from '../../lib/page.tsx';
import { type TextSection, TextSections } from './text-section.tsx';

const sections: readonly TextSection[] = [
  {
    title: msg`Visual`,
    points: [
      msg`No text is smaller than 18 points in the comfortable view.`,
      msg`Light, dark and high contrast; text large or largest.`,
    ],
  },
  {
    title: msg`Audio`,
    points: [msg`Nothing is said by sound alone.`],
  },
  {
    title: msg`Motor`,
    points: [
      msg`Every button is at least 44 pixels wide and high.`,
      msg`Everything works with the keyboard alone. Nothing has a time limit.`,
    ],
  },
  {
    title: msg`Mobile`,
    points: [msg`Made for small, cheap phones first, and for slow networks.`],
  },
  {
    title: msg`Cognitive`,
    points: [msg`One question at a time, plain words, and what you wrote is never lost.`],
  },
  {
    title: msg`Inclusive`,
    points: [msg`Kinyarwanda, English and French, and somebody you trust may help you.`],
  },
];

/** What we do so that everybody can use Hafi, and whom to tell when it fails. */
export function AccessibilityPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Accessibility`}
      lead={<Trans>Made for elders first, by WCAG 2.1 AA and better.</Trans>}
    >
      <TextSections sections={sections} />
      <Row>
        <ButtonLink href={`mailto:${supportContact.email}`} icon={Mail}>
          <Trans>Contact Accessibility Team</Trans>
        </ButtonLink>
        <ButtonLink as={Link} to={paths.help} variant="second" icon={BookOpen}>
          <Trans>View User Guide</Trans>
        </ButtonLink>
      </Row>
    </Page>
  );
}
