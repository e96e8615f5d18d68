import { isOffered } from '@hafi/contract/support/claims/claims';
import { supportContact } from '@hafi/contract/support/network';
import { ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Mail, Phone } from 'lucide-react';
import { Page, PagePart } from '../../lib/page/page.tsx';

/** How to find a caregiver through a coordinator. */
export function CaregiversPage() {
  const { t } = useLingui();
  return (
    <Page
      title={isOffered('caregiver-directory') ? t`Find Caregivers Near You` : t`Find Caregivers`}
      lead={<Trans>Somebody for the daily things, close to home.</Trans>}
    >
      <PagePart title={<Trans>What a caregiver does</Trans>}>
        <ul>
          <li>
            <Trans>Washing, dressing, cooking, a walk.</Trans>
          </li>
          <li>
            <Trans>Medicines at the right hour, blood pressure written down.</Trans>
          </li>
          <li>
            <Trans>A word to the family after each visit.</Trans>
          </li>
        </ul>
      </PagePart>
      <PagePart title={<Trans>Ask a coordinator</Trans>}>
        <p>
          <Trans>
            A coordinator helps you to find somebody, and checks the papers of caregivers: beside
            the name in the circle you see whether they were checked. Say where the elder lives,
            which days, and what is needed.
          </Trans>
        </p>
        <Row>
          <ButtonLink href={`tel:${supportContact.phone}`} icon={Phone}>
            <Trans>Call a coordinator</Trans>
          </ButtonLink>
          <ButtonLink href={`mailto:${supportContact.email}`} variant="second" icon={Mail}>
            <Trans>Write an e-mail</Trans>
          </ButtonLink>
        </Row>
      </PagePart>
      <PagePart title={<Trans>Before you agree</Trans>}>
        <ul>
          <li>
            <Trans>Ask whom they cared for before, and call that family.</Trans>
          </li>
          <li>
            <Trans>Agree on days, hours and price, and write it down.</Trans>
          </li>
          <li>
            <Trans>Be there on the first day.</Trans>
          </li>
        </ul>
      </PagePart>
    </Page>
  );
}
