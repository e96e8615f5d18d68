import { ChoiceList } from './choice-list.tsx';

const linkOf = (value: string) => ({ href: `#${value}` });

export function Example() {
  return (
    <>
      <ChoiceList
        as="a"
        legend="Which doctor?"
        linkOf={linkOf}
        chosen="jean"
        choices={[
          {
            value: 'jean',
            label: 'Dr Jean Habimana',
            detail: 'General medicine, Remera',
            note: 'From 12,000 RWF',
          },
          { value: 'grace', label: 'Dr Grace Ishimwe', detail: 'Cardiology, Kimironko' },
        ]}
      />
      <ChoiceList
        as="a"
        legend="What time?"
        linkOf={linkOf}
        groups={[
          {
            title: 'Morning',
            choices: [
              { value: '09:00', label: '09:00', note: 'Taken', disabled: true },
              { value: '09:30', label: '09:30' },
            ],
          },
          { title: 'Afternoon', choices: [{ value: '14:00', label: '14:00' }] },
        ]}
      />
    </>
  );
}
