import { useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The URL's query parameters, a setter that takes effect at once, and whether the router has yet to
 * follow it: it does so a little later, which is too late for controls that mirror the URL (radio
 * buttons, checkboxes).
 */
export function useSearch(): [
  URLSearchParams,
  (next: URLSearchParams, options?: { replace: boolean }) => void,
  boolean,
] {
  const [address, setAddress] = useSearchParams();
  const [followed, setFollowed] = useState(address);
  const [shown, setShown] = useState(address);
  // Back, forward and links change the URL too.
  if (followed !== address) {
    setFollowed(address);
    setShown(address);
  }
  const change = (next: URLSearchParams, { replace } = { replace: false }) => {
    setShown(next);
    setAddress(next, { replace, preventScrollReset: replace });
  };
  return [shown, change, shown.toString() !== address.toString()];
}
