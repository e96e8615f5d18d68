import { formatPhone } from '@hafi/base/format-phone';
import { supportContact } from '@hafi/contract/support/network';
import { formatDate } from '@hafi/i18n/dates';
import { ButtonLink } from '@hafi/ui/button/button';
import { Facts } from '@hafi/ui/facts/facts';
import { Row } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Page } from '../../../lib/page/page.tsx';
import { useAnchor } from '../../../lib/page/use-anchor.ts';
import { paths } from '../../../lib/paths.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { LegalDocument, useLegalParts } from './legal-document.tsx';
import { privacySections } from './privacy-sections.ts';

/** The day on which the sections last changed; `legal-dates.test.ts` notices when they do. */
const lastUpdated = '2026-11-27';

function Contact() {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>
          Write to our data protection officer. Say your name and what you ask for; somebody may
          write for you.
        </Trans>
      </p>
      <Facts
        facts={[
          {
            term: t`Email`,
            value: <a href={`mailto:${supportContact.email}`}>{supportContact.email}</a>,
          },
          {
            term: t`Phone`,
            value: <a href={`tel:${supportContact.phone}`}>{formatPhone(supportContact.phone)}</a>,
          },
          {
            term: t`Authority`,
            value: t`National Cyber Security Authority, Data Protection and Privacy Office`,
          },
        ]}
      />
      <Row>
        <ButtonLink as={Link} to={`${paths.contact}?subject=privacy`} variant="second">
          <Trans>Ask about your data</Trans>
        </ButtonLink>
      </Row>
    </>
  );
}

/** The privacy page. */
export function PrivacyPage() {
  const { t } = useLingui();
  useAnchor();
  const date = formatDate(lastUpdated, useLocale());
  const parts = useLegalParts(privacySections);
  return (
    <Page
      title={t`Privacy Policy`}
      description={t`What Hafi knows about you, why, who may see it, how it is kept safe, and your rights under the data protection law of Rwanda.`}
      lead={
        <>
          <Trans>Last updated: {date}</Trans>{' '}
          <Trans>
            What changed: calls for help, conversations, places that you share, and payments by bank
            and card.
          </Trans>
        </>
      }
    >
      <LegalDocument
        inShort={[
          t`Your data belongs to you. You decide who sees it, and can change that any day.`,
          t`We use it to care for you, never for advertising, and we sell nothing.`,
          t`You can see, correct, take along or delete it. We answer within 30 days.`,
        ]}
        parts={[...parts, { id: 'contact', title: t`Contact`, body: <Contact /> }]}
      />
    </Page>
  );
}
