import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Scale, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { problemText } from '../../../lib/words/problem-text.ts';
import { useOwnClaim, useWithdrawClaim } from './representative.queries.ts';
import { RepresentativeForm } from './representative-form.tsx';
import { RepresentativeState } from './representative-state.tsx';

interface Represented {
  readonly id: string;
  readonly firstName: string;
}

/** The claim that the person has made, or may make. */
function OwnClaim({ elder }: { elder: Represented }) {
  const { firstName } = elder;
  const { i18n, t } = useLingui();
  const query = useOwnClaim(elder.id);
  const withdraw = useWithdrawClaim(elder.id);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Status>
        {withdraw.isError ? (
          <Alert tone="error" live="off">
            {problemText(withdraw.error, i18n)}
          </Alert>
        ) : null}
      </Status>
      <QueryState query={query} label={t`Loading...`} failed={t`This part did not arrive`} rows={1}>
        {({ claim, mayClaim }) =>
          open ? (
            <RepresentativeForm elder={elder} onDone={() => setOpen(false)} />
          ) : (
            <>
              {claim ? <RepresentativeState elder={elder} claim={claim} /> : null}
              {!claim && mayClaim ? (
                <Quiet>
                  <Trans>
                    Has a court named you to decide for {firstName}? Send its document, and a
                    coordinator checks it.
                  </Trans>
                </Quiet>
              ) : null}
              {mayClaim ? (
                <div>
                  <Button variant="second" icon={Scale} onClick={() => setOpen(true)}>
                    <Trans>A court has named me</Trans>
                  </Button>
                </div>
              ) : null}
              {claim?.status === 'waiting' ? (
                <div>
                  <Button
                    variant="second"
                    icon={Undo2}
                    busy={withdraw.isPending}
                    busyLabel={t`Please wait`}
                    onClick={() =>
                      withdraw.mutate(undefined, {
                        done: t`Your document of the court is taken back.`,
                      })
                    }
                  >
                    <Trans>Take it back</Trans>
                  </Button>
                </div>
              ) : null}
            </>
          )
        }
      </QueryState>
    </>
  );
}

/**
 * For a member whom a court has named as the elder's representative: makes a claim and shows its
 * state.
 */
export function RepresentativePart({ elder }: { elder: Represented }) {
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Legal representative</Trans>
      </h2>
      <OutcomePlace>
        <OwnClaim elder={elder} />
      </OutcomePlace>
    </Stack>
  );
}
