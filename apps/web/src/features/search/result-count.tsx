import { Plural } from '@lingui/react/macro';

/** How many results there are, in words. */
export function ResultCount({ count }: { count: number }) {
  return <Plural value={count} one="# result" other="# results" />;
}
