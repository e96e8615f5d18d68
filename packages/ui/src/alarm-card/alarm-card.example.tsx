import { Phone } from 'lucide-react';
import { ButtonLink } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { AlarmCard } from './alarm-card.tsx';

export function Example() {
  return (
    <Stack fill>
      <AlarmCard head={<h2>Blood pressure very high</h2>} value="182/121">
        <p>Sit down. Call now.</p>
        <ButtonLink href="tel:912" variant="alarm" icon={Phone} wide>
          Call 912
        </ButtonLink>
      </AlarmCard>
      <AlarmCard tone="watch" head={<h2>Blood pressure high</h2>} value="147/92" />
      <AlarmCard tone="over" head={<h2>Over since 08:10</h2>} value="182/121" />
    </Stack>
  );
}
