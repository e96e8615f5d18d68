import { Stack } from '../layout/layout.tsx';
import { CallPerson } from './call-person.tsx';

export function Example() {
  return (
    <Stack fill gap="tight">
      <CallPerson
        personId="esperance"
        name="Espérance Mukamana"
        href="tel:+250788000001"
        line="Espérance"
        first
      >
        Call Mama
      </CallPerson>
      <CallPerson
        personId="chantal"
        name="Chantal Ingabire"
        href="tel:+250788000002"
        line="Caregiver"
      >
        Call Chantal
      </CallPerson>
    </Stack>
  );
}
