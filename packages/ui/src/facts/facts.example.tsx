import { Facts } from './facts.tsx';

export function Example() {
  return (
    <Facts
      facts={[
        { term: 'Day', value: 'Tuesday, 24 November' },
        { term: 'Doctor', value: 'Dr Jean Habimana' },
        { term: 'Type', value: 'You choose next', open: true },
      ]}
    />
  );
}
