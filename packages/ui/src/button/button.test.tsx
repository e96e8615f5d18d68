import { fireEvent, render, screen } from '@testing-library/react';
import { Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './button.example.tsx';
import { Button, ButtonLink } from './button.tsx';

it('is a button of type button, named by its words', () => {
  const pressed = vi.fn();
  render(
    <Button icon={Phone} onClick={pressed}>
      Call
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Call' });
  expect(button.getAttribute('type')).toBe('button');
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('says what it is doing while busy, keeps the focus and ignores presses', () => {
  const pressed = vi.fn();
  render(
    <Button busy busyLabel="Saving" onClick={pressed}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Saving' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
  fireEvent.click(button);
  expect(pressed).not.toHaveBeenCalled();
});

it('does not submit a form twice while busy', () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  const { container } = render(
    <form>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', sent);
  fireEvent.click(screen.getByRole('button'));
  expect(sent).not.toHaveBeenCalled();
});

function RouterLink({ to, ...rest }: ComponentProps<'a'> & { to: string }) {
  return <a href={to} {...rest} />;
}

it('renders the link it is given, with that link’s own props', () => {
  render(
    <ButtonLink as={RouterLink} to="/login" variant="second">
      Sign in
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
