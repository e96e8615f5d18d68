import { useState } from 'react';
import { Segmented } from './segmented.tsx';

export function Example() {
  const [value, setValue] = useState<'monthly' | 'yearly'>('monthly');
  return (
    <Segmented
      legend="How do you pay?"
      value={value}
      onChange={setValue}
      options={[
        { value: 'monthly', label: 'Monthly' },
        { value: 'yearly', label: 'Yearly' },
      ]}
    />
  );
}
