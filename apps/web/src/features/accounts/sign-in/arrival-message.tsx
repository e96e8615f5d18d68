import { Alert, Status } from '@hafi/ui/alert/alert';
import { useEffect, useState } from 'react';

/** Words that somebody arrives with, put into a live region after it is there, so that it speaks. */
export function ArrivalMessage({ tone, text }: { tone: 'success' | 'error'; text: string | null }) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => setSaid(text), [text]);
  return <Status>{said ? <Alert tone={tone}>{said}</Alert> : null}</Status>;
}
