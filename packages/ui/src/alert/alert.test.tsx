import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './alert.example.tsx';
import { Alert, Status } from './alert.tsx';

it('is silent text unless it is asked to speak', () => {
  render(<Alert tone="warning">4 tablets left</Alert>);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('announces politely or at once, with its action', () => {
  render(
    <>
      <Alert live="polite" tone="success" title="Saved.">
        All is kept.
      </Alert>
      <Alert live="assertive" tone="error" action={<button type="button">Try again</button>}>
        Not sent
      </Alert>
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('Saved. All is kept.');
  expect(screen.getByRole('alert').contains(screen.getByRole('button'))).toBe(true);
});

it('keeps a live region mounted', () => {
  const { rerender } = render(<Status />);
  const region = screen.getByRole('status');
  rerender(<Status>Saved</Status>);
  expect(screen.getByRole('status')).toBe(region);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
