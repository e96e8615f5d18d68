import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Alert, Status } from './alert.tsx';

export function Example() {
  return (
    <Stack fill>
      <Alert title="Your record is safe.">Only your circle sees it.</Alert>
      <Alert tone="warning">4 tablets are left.</Alert>
      <Alert tone="error" action={<Button variant="second">Try again</Button>}>
        The message was not sent.
      </Alert>
      <Status>
        <Alert tone="success">Saved.</Alert>
      </Status>
    </Stack>
  );
}
