import { Siren } from 'lucide-react';
import { HoldKey } from './hold-key.tsx';

const nothing = () => undefined;

export function Example() {
  return (
    <HoldKey icon={Siren} holdMs={3000} onHeld={nothing} onTap={nothing}>
      Press and hold
    </HoldKey>
  );
}
