import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './menu.example.tsx';
import { Menu, MenuItem } from './menu.tsx';

function open(chosen = vi.fn()) {
  render(
    <>
      <Menu label="English">
        <MenuItem current>English</MenuItem>
        <MenuItem onClick={chosen}>Ikinyarwanda</MenuItem>
        <MenuItem as="a" href="/help">
          Help
        </MenuItem>
      </Menu>
      <button type="button">Outside</button>
    </>,
  );
  const [name] = screen.getAllByText('English');
  const button = name?.closest('summary');
  if (!button) throw new Error('the menu has no button');
  fireEvent.click(button);
  return button;
}
const isOpen = () => document.querySelector('details')?.open;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('discloses links and buttons, and says so', async () => {
  const button = open();
  expect(button.parentElement).toHaveProperty('open', true);
  expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/help');
  expect(screen.getAllByText('English')[1]?.closest('button')?.getAttribute('aria-current')).toBe(
    'true',
  );
  await expectNoAxeViolations();
});

it('closes by Escape and returns the focus', () => {
  const button = open();
  screen.getByRole('link', { name: 'Help' }).focus();
  press('Escape');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button);
});

it('closes by a press outside and when the focus leaves', () => {
  const button = open();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Outside' }));
  expect(isOpen()).toBe(false);
  fireEvent.click(button);
  fireEvent.focusIn(screen.getByRole('button', { name: 'Outside' }));
  expect(isOpen()).toBe(false);
});

it('closes when an item is chosen', () => {
  const chosen = vi.fn();
  const button = open(chosen);
  fireEvent.click(screen.getByRole('button', { name: 'Ikinyarwanda' }));
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button);
});

it('is walked by arrow keys round the ends', () => {
  open().focus();
  press('ArrowDown');
  press('ArrowUp');
  expect(document.activeElement?.textContent).toBe('Help');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('English');
  press('End');
  expect(document.activeElement?.textContent).toBe('Help');
});

it.each([
  ['ArrowDown', 'English'],
  ['ArrowUp', 'Help'],
])('%s on the closed button opens the list and goes to %s', (key, item) => {
  const button = open();
  fireEvent.click(button);
  expect(isOpen()).toBe(false);
  button.focus();
  expect(press(key)).toBe(false);
  expect(isOpen()).toBe(true);
  expect(document.activeElement?.closest('ul')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe(item);
});

it('leaves Home and End to the page while it is closed', () => {
  const button = open();
  fireEvent.click(button);
  button.focus();
  expect([press('Home'), press('End')]).toEqual([true, true]);
  expect(isOpen()).toBe(false);
});

it('takes over a list that was opened before the script came', () => {
  const root = document.body.appendChild(document.createElement('div'));
  const menu = (
    <Menu label="Menu">
      <MenuItem as="a" href="/help">
        Help
      </MenuItem>
    </Menu>
  );
  root.innerHTML = renderToString(menu);
  const details = root.querySelector('details');
  details?.setAttribute('open', '');
  render(menu, { container: root, hydrate: true });
  expect(details?.open).toBe(true);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(details?.open).toBe(false);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
