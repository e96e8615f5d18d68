import { TextField } from '../field/text-field.tsx';
import { Stack } from '../layout/layout.tsx';
import { Tabs } from './tabs.tsx';

export function Example() {
  return (
    <Stack fill gap="loose">
      <Tabs
        label="The record"
        tabs={[
          { id: 'visits', title: 'Visits', content: <p>Two visits are planned.</p> },
          { id: 'notes', title: 'Notes', content: <TextField label="A new note" /> },
        ]}
      />
      <Tabs
        label="The settings"
        many
        tabs={[
          { id: 'profile', title: 'Profile', content: <TextField label="Your name" /> },
          { id: 'news', title: 'Notifications', content: <p>By SMS and mail.</p> },
          { id: 'look', title: 'Appearance', content: <p>Light or dark.</p> },
        ]}
      />
    </Stack>
  );
}
