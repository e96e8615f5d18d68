import { Leaf } from './leaf.tsx';

export function Example() {
  return <Leaf weekday="Mon" day={23} month="Nov" dateTime="2026-11-23" />;
}
