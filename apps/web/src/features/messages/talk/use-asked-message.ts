import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Shows the message that the address asks for (`?message=`), once. */
export function useAskedMessage(goTo: (id: string) => void): void {
  const [params, setParams] = useSearchParams();
  const asked = params.get('message');
  useEffect(() => {
    if (asked === null) return;
    goTo(asked);
    setParams({}, { replace: true });
  }, [asked, goTo, setParams]);
}
