import { Stack } from '../layout/layout.tsx';
import { Steps, Thread } from './steps.tsx';

export function Example() {
  return (
    <Stack fill>
      <Steps
        label="Step 2 of 3"
        steps={['Doctor', 'Day', 'Confirm']}
        current={2}
        doneLabel="done"
      />
      <Thread>
        <li>Sign up</li>
        <li>Invite your family</li>
        <li>Book the first visit</li>
      </Thread>
    </Stack>
  );
}
