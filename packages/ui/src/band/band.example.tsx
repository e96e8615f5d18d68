import { Band } from './band.tsx';

export function Example() {
  return <Band />;
}
