import { useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The query part of the address, and a way to change it that shows at once. The router follows a
 * little later, which controls that stand in the address (a radio, a box) must not wait for.
 */
export function useSearch(): [
  URLSearchParams,
  (next: URLSearchParams, options?: { replace: boolean }) => void,
] {
  const [address, setAddress] = useSearchParams();
  const [followed, setFollowed] = useState(address);
  const [shown, setShown] = useState(address);
  // Back, forward and links change the address under the page.
  if (followed !== address) {
    setFollowed(address);
    setShown(address);
  }
  const change = (next: URLSearchParams, { replace } = { replace: false }) => {
    setShown(next);
    setAddress(next, { replace, preventScrollReset: replace });
  };
  return [shown, change];
}
