import { HeartPulse, Scale } from 'lucide-react';
import { Pick, PickTile } from './pick.tsx';

export function Example() {
  return (
    <Pick aria-label="What do you measure?">
      <PickTile icon={HeartPulse} detail="72 bpm, today">
        Heart rate
      </PickTile>
      <PickTile as="a" href="#pick" icon={Scale}>
        Weight
      </PickTile>
    </Pick>
  );
}
