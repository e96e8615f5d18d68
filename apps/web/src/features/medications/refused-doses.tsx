import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Status } from '@hafi/ui/alert/alert';
import { Trans } from '@lingui/react/macro';
import { RefusedEntries } from '../../kit/refused-entries.tsx';
import { useDoseEntries } from './use-shown-doses.ts';

/** Answers to doses made offline that the server refused, with the reason. */
export function RefusedDoses({ elder }: { elder: Elder }) {
  const { refused } = useDoseEntries(elder);
  return (
    <Status>
      <RefusedEntries
        refused={refused}
        title={<Trans>What you entered about a dose was not taken.</Trans>}
      />
    </Status>
  );
}
