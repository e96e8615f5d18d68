import { SkipLink } from './skip-link.tsx';

/** Above everything else, as a page has it; seen while it has the focus. */
export function Example() {
  return <SkipLink>Skip to the components</SkipLink>;
}
