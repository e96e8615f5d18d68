import { Phone } from 'lucide-react';
import { ButtonLink } from '../button/button.tsx';
import { AlarmCard } from './alarm-card.tsx';

export function Example() {
  return (
    <AlarmCard head={<h2>Blood pressure very high</h2>} value="182/121">
      <p>Sit down. Call now.</p>
      <ButtonLink href="tel:912" variant="alarm" icon={Phone} wide>
        Call 912
      </ButtonLink>
    </AlarmCard>
  );
}
