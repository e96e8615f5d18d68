import { Alert, Status } from '@hafi/ui/alert/alert';
import { useEffect, useState } from 'react';

/**
 * A message on arrival, inserted into an existing live region so that screen readers announce it.
 */
export function ArrivalMessage({ tone, text }: { tone: 'success' | 'error'; text: string | null }) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => setSaid(text), [text]);
  return <Status>{said ? <Alert tone={tone}>{said}</Alert> : null}</Status>;
}
