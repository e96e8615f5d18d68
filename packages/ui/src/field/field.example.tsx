import { Stack } from '../layout/layout.tsx';
import { CheckField, SwitchField } from './choice-field.tsx';
import { Field } from './field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { PasswordField, SelectField, TextArea, TextField } from './text-field.tsx';

const times = [
  { value: '09:00', label: '09:00', note: 'Taken', disabled: true },
  { value: '09:30', label: '09:30', detail: 'In person' },
];

export function Example() {
  return (
    <Stack fill gap="loose">
      <TextField label="Phone" before="+250" hint="Like 788 123 456" error="Enter 9 digits" />
      <PasswordField label="Password" showText="Show" hideText="Hide" defaultValue="umunezero" />
      <TextArea label="A note" hint="What the doctor should know" />
      <SelectField
        label="District"
        placeholder="Choose a district"
        options={[{ value: '11', label: 'Nyarugenge' }]}
      />
      <Field label="Day" hint="By the clock in Rwanda">
        {(control) => <input type="date" {...control} />}
      </Field>
      <CheckField label="Remember me" hint="Not on a shared phone" defaultChecked />
      <SwitchField label="Large text" />
      <RadioGroup legend="What time?" options={times} defaultValue="09:30" />
      <RadioGroup
        legend="Which half of the day?"
        variant="grid"
        error="Choose a half"
        groups={[
          { title: 'Morning', options: [{ value: '10', label: '10:00' }] },
          { title: 'Afternoon', options: [{ value: '14', label: '14:00' }] },
        ]}
      />
      <RadioGroup
        legend="Where?"
        legendVariant="heading"
        variant="plain"
        options={[
          { value: 'here', label: 'In person' },
          { value: 'video', label: 'By video' },
        ]}
      />
    </Stack>
  );
}
