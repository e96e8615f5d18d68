import { Ribbon } from './ribbon.tsx';

export function Example() {
  return <Ribbon columns={3} />;
}
