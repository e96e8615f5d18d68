import { Facts } from '../facts/facts.tsx';
import { Sum, Ticket, TicketPart } from './ticket.tsx';

export function Example() {
  return (
    <Ticket as="section" aria-label="Your booking">
      <TicketPart>
        <Facts narrow facts={[{ term: 'Doctor', value: 'Dr Jean Habimana' }]} />
      </TicketPart>
      <TicketPart>
        <Sum label="The visit" amount="10,000 RWF" />
        <Sum label="In all" amount="12,000 RWF" total />
      </TicketPart>
    </Ticket>
  );
}
