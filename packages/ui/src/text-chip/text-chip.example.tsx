import { useState } from 'react';
import { TextChip, TextChips } from './text-chip.tsx';

export function Example() {
  const [taken, setTaken] = useState(false);
  return (
    <TextChips label="Take into the note">
      <TextChip taken={taken} marked onClick={() => setTaken(!taken)}>
        152/94
      </TextChip>
      <TextChip taken>Pulse 78</TextChip>
    </TextChips>
  );
}
