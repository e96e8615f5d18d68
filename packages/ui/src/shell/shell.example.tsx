import { Ellipsis, HeartPulse, House, MessageCircle, Search, Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { ChipLink } from '../chip-link/chip-link.tsx';
import { Brand } from '../mark/mark.tsx';
import { Menu, MenuItem } from '../menu/menu.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { AppShell, NarrowOnly, WideOnly } from './app-shell.tsx';
import { Bar, BarAlarm, BarLink } from './bar.tsx';
import { BarTop } from './bar-top.tsx';
import { FooterColumn, PublicFooter } from './public-footer.tsx';
import { PublicHeader, TopLink } from './public-header.tsx';
import { Side, SideLink } from './side.tsx';

const brand = <Brand href="#top" name="Hafi" />;

const side = (
  <Side
    brand={brand}
    label="Places"
    foot={
      <ButtonLink href="#shell" variant="alarm" icon={Siren} wide>
        Emergency
      </ButtonLink>
    }
  >
    <SideLink href="#top" icon={House} aria-current="page">
      Home
    </SideLink>
    <SideLink href="#shell" icon={MessageCircle} count={2} countLabel="unread">
      Messages
    </SideLink>
  </Side>
);

const top = (
  <BarTop
    brand={brand}
    search={<SearchField label="Search everything" placeholder="Search" />}
    searchLink={
      <ChipLink href="#shell" icon={Search} aria-label="Search">
        <WideOnly as="span">Search</WideOnly>
      </ChipLink>
    }
  >
    <WideOnly at="desk">Espérance</WideOnly>
    <NarrowOnly>E</NarrowOnly>
  </BarTop>
);

const bar = (
  <Bar label="The most used places">
    <BarLink href="#top" icon={House} aria-current="page">
      Home
    </BarLink>
    <BarLink href="#shell" icon={MessageCircle} count={2} countLabel="unread">
      Chat
    </BarLink>
    <BarAlarm href="#shell" icon={Siren}>
      Emergency
    </BarAlarm>
    <BarLink href="#shell" icon={HeartPulse}>
      Health
    </BarLink>
    <BarLink as="button" type="button" icon={Ellipsis}>
      More
    </BarLink>
  </Bar>
);

/** The header and the footer of a public page. */
function PublicParts() {
  return (
    <>
      <PublicHeader
        data-twin
        brand={brand}
        label="Public pages"
        menu={
          <Menu label="Menu">
            <MenuItem as="a" href="#shell">
              About
            </MenuItem>
            <MenuItem as="a" href="#shell">
              Help
            </MenuItem>
          </Menu>
        }
      >
        <TopLink href="#shell" aria-current="page">
          About
        </TopLink>
        <TopLink href="#shell">Help</TopLink>
      </PublicHeader>
      <PublicFooter about={brand} end={<span>© 2026 Hafi</span>}>
        <FooterColumn title="Care" links>
          <li>
            <a href="#shell">Doctors</a>
          </li>
        </FooterColumn>
        <FooterColumn title="In danger now?">Call 912</FooterColumn>
      </PublicFooter>
    </>
  );
}

/** A signed-in screen around its children, with the parts of a public page below. */
export function Example({ children }: { children?: ReactNode }) {
  return (
    <AppShell side={side} top={top} bar={bar}>
      {children}
      <PublicParts />
    </AppShell>
  );
}
