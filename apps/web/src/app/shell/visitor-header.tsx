import { ButtonLink } from '@hafi/ui/button/button';
import { ChipLink } from '@hafi/ui/chip-link/chip-link';
import { Brand } from '@hafi/ui/mark/mark';
import { Menu, MenuItem } from '@hafi/ui/menu/menu';
import { WideOnly } from '@hafi/ui/shell/app-shell';
import { PublicHeader, TopLink } from '@hafi/ui/shell/public-header';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { LanguageMenu } from './language-menu.tsx';

const links = [
  { to: paths.home, name: msg`Home` },
  { to: paths.about, name: msg`About` },
  { to: paths.pricing, name: msg`Pricing` },
  { to: paths.contact, name: msg`Contact` },
  { to: paths.doctors, name: msg`HCP` },
];

/** The header of public pages for visitors. */
export function VisitorHeader() {
  const { t } = useLingui();
  return (
    <PublicHeader
      label={t`Main`}
      brand={<Brand as={Link} to={paths.home} name="Hafi" />}
      tools={
        <WideOnly>
          <ChipLink as={NavLink} to={paths.search} icon={Search}>
            <Trans>Search</Trans>
          </ChipLink>
        </WideOnly>
      }
      language={<LanguageMenu short />}
      action={
        <ButtonLink as={Link} to={paths.login}>
          <Trans>Get Started</Trans>
        </ButtonLink>
      }
      menu={
        <Menu label={t`Menu`}>
          {links.map(({ to, name }) => (
            <MenuItem key={to} as={NavLink} to={to} end>
              {t(name)}
            </MenuItem>
          ))}
          <MenuItem as={NavLink} to={paths.search}>
            <Trans>Search</Trans>
          </MenuItem>
          <MenuItem as={NavLink} to={paths.login}>
            <Trans>Sign in</Trans>
          </MenuItem>
          <MenuItem as={NavLink} to={paths.signup}>
            <Trans>Sign up</Trans>
          </MenuItem>
        </Menu>
      }
    >
      {links.map(({ to, name }) => (
        <TopLink key={to} as={NavLink} to={to} end>
          {t(name)}
        </TopLink>
      ))}
    </PublicHeader>
  );
}
