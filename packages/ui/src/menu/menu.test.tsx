import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
  const button = screen.getByRole('button', { name: 'English' });
  fireEvent.click(button);
  return button;
}
const isOpen = () => screen.queryByRole('list') !== null;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('discloses links and buttons, and says so', () => {
  const button = open();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/help');
  expect(screen.getAllByText('English')[1]?.closest('button')?.getAttribute('aria-current')).toBe(
    'true',
  );
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
