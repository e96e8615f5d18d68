import { Plural } from '@lingui/react/macro';

/** The number of results, as text. */
export function ResultCount({ count }: { count: number }) {
  return <Plural value={count} one="# result" other="# results" />;
}
