import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Shows the message that the address asks for (`?message=`), once. */
export function useRequestedMessage(goTo: (id: string) => void): void {
  const [params, setParams] = useSearchParams();
  const requested = params.get('message');
  useEffect(() => {
    if (requested === null) return;
    goTo(requested);
    setParams({}, { replace: true });
  }, [requested, goTo, setParams]);
}
