import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './person.example.tsx';
import { Person } from './person.tsx';

it('prints name, line and what is below', () => {
  render(
    <Person personId="1" name="Jean Habimana" heading={<h3>Dr Jean Habimana</h3>} line="Cardiology">
      4.9
    </Person>,
  );
  expect(screen.getByRole('heading', { name: 'Dr Jean Habimana' })).toBeTruthy();
  expect(screen.getByText('Cardiology')).toBeTruthy();
  expect(screen.getByText('4.9')).toBeTruthy();
});

it('says the name once: the tile beside it is a drawing of its initials', () => {
  const { container } = render(<Person personId="1" name="Jean Habimana" />);
  expect(container.textContent).toBe('JHJean Habimana');
  expect(screen.getByText('JH').closest('[aria-hidden="true"]')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows the photo in place of the initials', () => {
  const { container } = render(<Person personId="1" name="Jean Habimana" photo="/jean.webp" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/jean.webp');
  expect(container.textContent).toBe('Jean Habimana');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
