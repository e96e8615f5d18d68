import type { ClaimToCheck } from '@hafi/contract/circle/representative.schemas';
import { claimReason } from '@hafi/contract/circle/representative.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { AlertDialog } from '@hafi/ui/dialog/alert-dialog';
import { TextArea } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import * as z from 'zod/mini';
import { useHafiForm } from '../../lib/form/form.ts';
import { useDecide } from './representative.queries.ts';

/** What is asked before a coordinator's decision. */
export interface Asked {
  readonly what: 'confirm' | 'refuse' | 'end';
  readonly claim: ClaimToCheck;
}

function Title({ asked: { claim, what } }: { asked: Asked }) {
  const { claimant, elder } = claim;
  if (what === 'confirm') {
    return (
      <Trans>
        Make {claimant} the legal representative of {elder}?
      </Trans>
    );
  }
  if (what === 'refuse') return <Trans>Refuse the claim of {claimant}?</Trans>;
  return (
    <Trans>
      End that {claimant} represents {elder}?
    </Trans>
  );
}

/** Asks once more, for the reason too where the claimant must be told one. */
export function RepresentativeVerdict(props: { asked: Asked; onClose: (done: boolean) => void }) {
  const { asked, onClose } = props;
  const { claim, what } = asked;
  const { t } = useLingui();
  const formId = useId();
  const decide = useDecide();
  const state = useHafiForm<{ reason: string }>({
    schema: what === 'confirm' ? z.object({}) : claimReason,
    defaults: { reason: '' },
    texts: { 'reason.required': t`Write the reason: the person reads it.` },
    submit: async ({ reason }) => {
      const { id } = claim;
      await decide.mutateAsync(what === 'confirm' ? { what, id } : { what, id, reason });
      onClose(true);
    },
  });
  const yes = {
    confirm: t`Yes, the document was checked`,
    refuse: t`Refuse`,
    end: t`End it`,
  };
  return (
    <AlertDialog
      open
      onClose={() => onClose(false)}
      title={<Title asked={asked} />}
      message={
        <form id={formId} noValidate onSubmit={state.onSubmit}>
          <Stack fill>
            {what === 'confirm' ? (
              <p>
                <Trans>
                  They then decide in the circle in the elder's place, and see everything. The elder
                  and the circle are told. It is written in the audit log.
                </Trans>
              </p>
            ) : (
              <TextArea
                label={t`Reason`}
                hint={t`The person reads it in the circle.`}
                maxLength={300}
                {...state.field('reason')}
              />
            )}
            {state.failure && state.errors.length === 0 ? (
              <Alert tone="error" live="assertive">
                {state.failure}
              </Alert>
            ) : null}
          </Stack>
        </form>
      }
      safe={t`Not yet`}
      act={{
        type: 'submit',
        form: formId,
        variant: what === 'confirm' ? 'leaf' : 'danger',
        busy: state.busy,
        busyLabel: t`Please wait`,
        children: yes[what],
      }}
    />
  );
}
