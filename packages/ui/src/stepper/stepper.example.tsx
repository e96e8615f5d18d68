import { useState } from 'react';
import { Stack } from '../layout/layout.tsx';
import { Stepper, type StepperProps } from './stepper.tsx';

const pulse: Pick<
  StepperProps,
  'min' | 'max' | 'step' | 'unit' | 'lessLabel' | 'moreLabel' | 'format' | 'say'
> = {
  min: 20,
  max: 300,
  step: 1,
  unit: 'bpm',
  lessLabel: 'Less',
  moreLabel: 'More',
  format: String,
  say: (each) => `${each} beats`,
};

export function Example() {
  const [value, setValue] = useState<number | null>(72);
  return (
    <Stack fill>
      <Stepper {...pulse} label="Heart rate" value={value} onChange={setValue} />
      <Stepper
        {...pulse}
        label="Heart rate after a walk"
        hint="Sit down for a minute first"
        error="Enter a number between 20 and 300"
        value={400}
        onChange={() => {}}
      />
    </Stack>
  );
}
