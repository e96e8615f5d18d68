import { supportContact } from '@hafi/contract/support/network';
import { ButtonLink } from '@hafi/ui/button/button';
import { Icon } from '@hafi/ui/icon/icon';
import { Quiet } from '@hafi/ui/layout/layout';
import { Brand } from '@hafi/ui/mark/mark';
import { FooterColumn, PublicFooter } from '@hafi/ui/shell/public-footer';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUp, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';

/** The footer of every public page. */
export function Footer() {
  const { t } = useLingui();
  const year = new Date().getFullYear();
  return (
    <PublicFooter
      about={
        <>
          <Brand as={Link} to={paths.home} name="Hafi" />
          <Quiet>
            <Trans>
              Hafi means near. Made in Kigali for elders all over Rwanda, and for the people who
              love them.
            </Trans>
          </Quiet>
          <p>
            <a href={`mailto:${supportContact.email}`}>{supportContact.email}</a>
          </p>
        </>
      }
      end={
        <>
          <span>© {year} Hafi</span>
          <a href="#main">
            <Icon of={ArrowUp} size="text" /> <Trans>Back to Top</Trans>
          </a>
        </>
      }
    >
      <FooterColumn title={t`Care`} links>
        <li>
          <Link to={paths.healthcare}>
            <Trans>Healthcare</Trans>
          </Link>
        </li>
        <li>
          <Link to={paths.emergency}>
            <Trans>Emergency</Trans>
          </Link>
        </li>
        <li>
          <Link to={paths.community}>
            <Trans>Community</Trans>
          </Link>
        </li>
        <li>
          <Link to={paths.familyConnect}>
            <Trans>Family Connect</Trans>
          </Link>
        </li>
      </FooterColumn>
      <FooterColumn title={t`Help`} links>
        <li>
          <Link to={paths.help}>
            <Trans>Help</Trans>
          </Link>
        </li>
        <li>
          <Link to={paths.accessibility}>
            <Trans>Accessibility</Trans>
          </Link>
        </li>
        <li>
          <Link to={paths.privacy}>
            <Trans>Privacy</Trans>
          </Link>
        </li>
        <li>
          <Link to={paths.terms}>
            <Trans>Terms</Trans>
          </Link>
        </li>
        <li>
          <Link to={paths.contact}>
            <Trans>Contact</Trans>
          </Link>
        </li>
      </FooterColumn>
      <FooterColumn title={t`In danger now?`}>
        <p>
          <Trans>Call the ambulance. 912 works in Rwanda only.</Trans>
        </p>
        <ButtonLink variant="alarm" icon={Phone} href="tel:912">
          <Trans>Call 912</Trans>
        </ButtonLink>
      </FooterColumn>
    </PublicFooter>
  );
}
