import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './alarm-card.example.tsx';
import { AlarmCard } from './alarm-card.tsx';

it('says what is wrong before the number and the acts', () => {
  const { container } = render(<Example />);
  expect(screen.getByRole('heading', { name: 'Blood pressure very high' })).toBeTruthy();
  expect(container.textContent).toMatch(
    /^Blood pressure very high182\/121Sit down. Call now.Call 912/,
  );
});

it('draws no number that was not measured', () => {
  const { container } = render(<AlarmCard head={<h2>No word since yesterday</h2>} />);
  expect(container.textContent).toBe('No word since yesterday');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
