import { useState } from 'react';
import { Stack } from '../layout/layout.tsx';
import { Chips } from './chips.tsx';

const days = [
  { value: 1, label: 'Mon', name: 'Monday' },
  { value: 2, label: 'Tue', name: 'Tuesday' },
  { value: 3, label: 'Wed', name: 'Wednesday' },
];

export function Example() {
  const [chosen, setChosen] = useState<number[]>([1, 3]);
  return (
    <Stack fill>
      <Chips legend="Days" options={days} values={chosen} onChange={setChosen} />
      <Chips
        legend="Times of day"
        hint="By the clock in Rwanda"
        error="Choose a time"
        options={[{ value: '08:00', label: '08:00' }]}
        values={[]}
        onChange={() => {}}
      />
    </Stack>
  );
}
