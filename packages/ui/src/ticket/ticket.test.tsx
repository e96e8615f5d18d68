import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './ticket.example.tsx';
import { Sum, Ticket, TicketPart } from './ticket.tsx';

it('is an aside with parts; the tears are only drawn', () => {
  render(
    <Ticket aria-label="Your booking">
      <TicketPart>One</TicketPart>
      <TicketPart>
        <Sum label="From" amount="12,000 RWF" total />
      </TicketPart>
    </Ticket>,
  );
  expect(screen.getByRole('complementary', { name: 'Your booking' })).toBeTruthy();
  expect(screen.queryByRole('separator')).toBeNull();
  expect(screen.getByText('From').parentElement?.textContent).toBe('From 12,000 RWF');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
