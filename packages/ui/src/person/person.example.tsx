import { Stack } from '../layout/layout.tsx';
import { Person } from './person.tsx';

export function Example() {
  return (
    <Stack>
      <Person
        personId="jean"
        name="Jean Habimana"
        heading={<h3>Dr Jean Habimana</h3>}
        line="Eye care, Kigali"
        size="large"
      >
        Speaks Kinyarwanda and French
      </Person>
      <Person personId="aline" name="Aline Uwase" line="Daughter" />
    </Stack>
  );
}
