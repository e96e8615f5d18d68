import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Person } from './person.tsx';

it('prints name, line and what is below', () => {
  render(
    <Person
      personId="1"
      name="Dr Jean Habimana"
      heading={<h3>Dr Jean Habimana</h3>}
      line="Cardiology"
    >
      4.9
    </Person>,
  );
  expect(screen.getByRole('heading', { name: 'Dr Jean Habimana' })).toBeTruthy();
  expect(screen.getByText('Cardiology')).toBeTruthy();
  expect(screen.getByText('4.9')).toBeTruthy();
});
