import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Status } from '@hafi/ui/alert/alert';
import { Trans } from '@lingui/react/macro';
import { RefusedEntries } from '../../kit/refused-entries.tsx';
import { useDoseEntries } from './use-shown-doses.ts';

/** What was said of doses without network and the server would not take, with its reason. */
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
