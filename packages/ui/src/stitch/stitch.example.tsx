import { Stitch } from './stitch.tsx';

export function Example() {
  return <Stitch />;
}
