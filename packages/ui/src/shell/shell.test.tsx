import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { House, Siren } from 'lucide-react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Brand } from '../mark/mark.tsx';
import { AppShell, NarrowOnly, WideOnly } from './app-shell.tsx';
import { Bar, BarAlarm, BarLink } from './bar.tsx';
import { BarTop } from './bar-top.tsx';
import { FooterColumn, PublicFooter } from './public-footer.tsx';
import { PublicHeader, TopLink } from './public-header.tsx';
import { Example } from './shell.example.tsx';
import { Side, SideLink } from './side.tsx';

const brand = <Brand href="/" name="Hafi" />;

it('gives a signed-in screen its landmarks', () => {
  render(
    <AppShell
      side={
        <Side brand={brand} label="Main" foot={<a href="/emergency">Emergency</a>}>
          <SideLink href="/messages" icon={House} count={2} countLabel="unread">
            Messages
          </SideLink>
        </Side>
      }
      top={
        <BarTop brand={brand} search={<input aria-label="Search" />}>
          <WideOnly at="desk">Espérance</WideOnly>
          <NarrowOnly>2</NarrowOnly>
        </BarTop>
      }
      bar={
        <Bar label="Quick">
          <BarLink href="/dashboard" icon={House} aria-current="page">
            Home
          </BarLink>
          <BarAlarm href="/emergency" icon={Siren}>
            Emergency
          </BarAlarm>
          <BarLink as="button" type="button" icon={House}>
            More
          </BarLink>
        </Bar>
      }
    >
      <h1>Hi</h1>
    </AppShell>,
  );
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeTruthy();
  const main = screen.getByRole('navigation', { name: 'Main' });
  expect(within(main).getByRole('link', { name: 'Messages 2 unread' })).toBeTruthy();
  const quick = within(screen.getByRole('navigation', { name: 'Quick' }));
  expect(quick.getByRole('link', { name: 'Emergency' })).toBeTruthy();
  expect(quick.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
  expect(quick.getByRole('button', { name: 'More' })).toBeTruthy();
});

it('gives a public page its head and foot', () => {
  render(
    <>
      <PublicHeader brand={brand} label="Main" menu={<button type="button">Menu</button>}>
        <TopLink href="/about" aria-current="page">
          About
        </TopLink>
      </PublicHeader>
      <PublicFooter about={brand} end="© 2026 Hafi">
        <FooterColumn title="Care" links>
          <li>
            <a href="/healthcare">Healthcare</a>
          </li>
        </FooterColumn>
        <FooterColumn title="In danger now?">Call</FooterColumn>
      </PublicFooter>
    </>,
  );
  const head = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(head.getByRole('link', { name: 'About' }).getAttribute('aria-current')).toBe('page');
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.getByRole('navigation', { name: 'Care' })).toBeTruthy();
  expect(foot.getByRole('heading', { name: 'In danger now?' })).toBeTruthy();
});

it('passes the axe rules on names, roles and order', async () => {
  render(
    <Example>
      <h1>Hi</h1>
    </Example>,
  );
  await expectNoAxeViolations();
});

it('shows at both edges of the side that its links go on, as with the largest text', () => {
  const css = readFileSync(join(import.meta.dirname, 'side.module.css'), 'utf8');
  const places = /\.places \{([^}]*)\}/.exec(css)?.[1] ?? '';
  expect(places).toContain('overflow-y: auto');
  // What scrolls along covers the shadow at the first and at the last link.
  for (const edge of ['top', 'bottom']) {
    expect(places).toMatch(new RegExp(`var\\(--well\\).* ${edge} / .* local`));
    expect(places).toMatch(new RegExp(`var\\(--edge\\).* ${edge} / .* scroll`));
  }
});
