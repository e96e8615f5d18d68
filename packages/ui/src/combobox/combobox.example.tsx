import { MapPin, Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { Combobox, type ComboboxGroup } from './combobox.tsx';

const groups: ComboboxGroup[] = [
  {
    id: 'doctors',
    title: 'Doctors',
    icon: Stethoscope,
    options: [
      { id: 'jean', title: 'Dr Jean Habimana', detail: 'Eye care' },
      { id: 'beatrice', title: 'Dr Béatrice Ingabire' },
    ],
  },
  { id: 'places', title: 'Places', icon: MapPin, options: [{ id: 'kigali', title: 'Kigali' }] },
];

export function Example() {
  const [value, setValue] = useState('');
  return (
    <Combobox
      label="Search doctors and places"
      value={value}
      onValue={setValue}
      groups={value ? groups : []}
      onChoose={setValue}
      status={value ? '3 results' : ''}
      note={value ? 'Enter shows all results' : undefined}
    />
  );
}
