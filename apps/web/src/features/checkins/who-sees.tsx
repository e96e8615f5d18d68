import { Plural, Trans } from '@lingui/react/macro';

/** The people who see a check-in that was made. */
export function WhoSees({ names }: { names: readonly string[] }) {
  const [first, ...others] = names;
  const count = others.length;
  if (!first) return <Trans>Nobody is in your circle yet who would see it.</Trans>;
  if (count === 0) return <Trans>{first} can see that you are well.</Trans>;
  return (
    <Plural
      value={count}
      one={`${first} and # other can see that you are well.`}
      other={`${first} and # others can see that you are well.`}
    />
  );
}
