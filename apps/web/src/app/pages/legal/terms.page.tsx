import { formatPhone } from '@hafi/base/format-phone';
import { freeCancellationHours, serviceFee } from '@hafi/contract/bookings/booking-terms';
import { freeTrialDays } from '@hafi/contract/plans/plans';
import { isOffered } from '@hafi/contract/support/claims/claims';
import { supportContact } from '@hafi/contract/support/network';
import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { Link } from 'react-router';
import { Page } from '../../../lib/page/page.tsx';
import { useAnchor } from '../../../lib/page/use-anchor.ts';
import { paths } from '../../../lib/paths.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { LegalDocument, useLegalParts } from './legal-document.tsx';
import { termsSections } from './terms-sections.ts';

/** The day on which the sections last changed; `legal-dates.test.ts` notices when they do. */
const lastUpdated = '2026-11-27';

function Contact() {
  const { email } = supportContact;
  const phone = formatPhone(supportContact.phone);
  return (
    <>
      <p>
        <Trans>Questions about these terms: write to us, or call.</Trans>
      </p>
      <p>
        <a href={`mailto:${email}`}>{email}</a>, <a href={`tel:${supportContact.phone}`}>{phone}</a>
      </p>
      <Row>
        <ButtonLink as={Link} to={paths.contact} variant="second" icon={Mail}>
          <Trans>Contact us</Trans>
        </ButtonLink>
      </Row>
    </>
  );
}

/** The terms of use. */
export function TermsPage() {
  const { t } = useLingui();
  const locale = useLocale();
  useAnchor();
  const date = formatDate(lastUpdated, locale);
  const parts = useLegalParts(termsSections, {
    fee: formatRwf(serviceFee, locale),
    hours: freeCancellationHours,
    days: freeTrialDays,
  });
  return (
    <Page
      title={t`Terms of use`}
      description={
        isOffered('care-plans')
          ? t`The rules of Hafi in plain words: accounts, appointments and cancelling, payments, care plans and the free trial, conduct, and the law that applies.`
          : t`The rules of Hafi in plain words: accounts, appointments and cancelling, payments, conduct, and the law that applies.`
      }
      lead={
        <>
          <Trans>Last updated: {date}</Trans>{' '}
          <Trans>
            What changed: ways to pay and receipts; care plans, their free days, renewal, change and
            end.
          </Trans>
        </>
      }
    >
      <LegalDocument
        inShort={[
          t`Hafi brings you together with people who care. It is no ambulance: in danger call 912 or 112.`,
          t`You see every price before you agree. Cancelling in time costs nothing.`,
          t`You may stop at any time and take your data with you.`,
        ]}
        parts={[...parts, { id: 'contact', title: t`Contact`, body: <Contact /> }]}
      />
    </Page>
  );
}
