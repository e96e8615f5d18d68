import { claims } from '@hafi/contract/support/claims';
import { ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Page, PagePart } from '../../../lib/page.tsx';
import { paths } from '../../paths.ts';

/** Who we are and what we hold to. */
export function AboutPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`About Hafi`}
      lead={<Trans>Hafi is Kinyarwanda for near. That is all we want to be.</Trans>}
    >
      <PagePart title={<Trans>Why</Trans>}>
        <p>
          <Trans>
            Children work in Kigali or live abroad. The clinic is far, and the neighbour would help
            if somebody asked. Hafi brings them together around the elder, on the phone that the
            elder already has.
          </Trans>
        </p>
      </PagePart>
      <PagePart title={<Trans>What we hold to</Trans>}>
        <ul>
          <li>
            <Trans>The elder decides who sees what, and can change it any day.</Trans>
          </li>
          <li>
            <Trans>
              Kinyarwanda first, large letters, and never more than one question at once.
            </Trans>
          </li>
          <li>
            <Trans>It works on a cheap phone and a poor network.</Trans>
          </li>
          <li>
            <Trans>We show nobody's health to anybody who was not asked in.</Trans>
          </li>
        </ul>
      </PagePart>
      <PagePart title={<Trans>Where</Trans>}>
        <p>
          <Trans>
            In all {claims.districts} districts of Rwanda, around the clock, in Kinyarwanda, English
            and French.
          </Trans>
        </p>
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
