import { Sending } from './sending.tsx';

export function Example() {
  return <Sending done={0.4} label="40 % sent" cancelLabel="Stop sending" onCancel={() => {}} />;
}
