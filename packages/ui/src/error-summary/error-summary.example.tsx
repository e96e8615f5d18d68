import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import { Stack } from '../layout/layout.tsx';
import { ErrorSummary } from './error-summary.tsx';

export function Example() {
  const [attempt, setAttempt] = useState(0);
  const error = attempt > 0 ? 'Enter 10 digits' : undefined;
  return (
    <Stack fill>
      <ErrorSummary
        title="One answer needs a look"
        errors={error ? [{ field: 'summary-phone', text: error }] : []}
        attempt={attempt}
      />
      <TextField id="summary-phone" label="Phone of the family" error={error} />
      <Button onClick={() => setAttempt(attempt + 1)}>Send</Button>
    </Stack>
  );
}
