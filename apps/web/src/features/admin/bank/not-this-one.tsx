import { Button } from '@hafi/ui/button/button';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { useMatchSent } from './bank.queries.ts';

/** Takes a line of money that left off what it was said to be. */
export function NotThisOne({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const match = useMatchSent();
  return (
    <>
      <Button
        variant="link"
        icon={Undo2}
        busy={match.isPending}
        onClick={() =>
          match.mutate({ id, sentId: null }, { done: t`The line is among those to look at.` })
        }
      >
        <Trans>Not this one</Trans>
        <SrOnly> ({name})</SrOnly>
      </Button>
      <ActFailure act={match} />
    </>
  );
}
