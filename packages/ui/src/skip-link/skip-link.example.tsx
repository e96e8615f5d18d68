import { SkipLink } from './skip-link.tsx';

/** Above everything else, as on a page; visible while it has the focus. */
export function Example() {
  return <SkipLink>Skip to the components</SkipLink>;
}
