import { Pill } from 'lucide-react';
import { SinceStrip } from './since-strip.tsx';

export function Example() {
  return (
    <SinceStrip
      title="Since you met on 23 November:"
      facts={[
        { id: 'readings', level: 'watch', text: '4 readings high' },
        { id: 'doses', icon: Pill, text: '3 doses missed' },
      ]}
    />
  );
}
