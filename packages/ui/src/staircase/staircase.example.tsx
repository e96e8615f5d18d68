import { Staircase } from './staircase.tsx';

export function Example() {
  return (
    <Staircase
      steps={[
        { figure: '18,500+', label: 'family members' },
        { figure: '850+', label: 'partners' },
        { figure: '30', label: 'districts' },
      ]}
    />
  );
}
