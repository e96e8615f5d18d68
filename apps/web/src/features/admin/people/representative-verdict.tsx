import type { ClaimToCheck } from '@hafi/contract/circle/representative.schemas';
import { claimReason } from '@hafi/contract/circle/representative.schemas';
import { TextArea } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { ConfirmForm } from '../../../kit/form/confirm-form.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { useDecide } from './representative.queries.ts';

/** The question before a coordinator's decision. */
export interface Requested {
  readonly what: 'confirm' | 'refuse' | 'end';
  readonly claim: ClaimToCheck;
}

function Title({ requested: { claim, what } }: { requested: Requested }) {
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

type Verdict = { requested: Requested; onClose: () => void };

/** What a decision has done. */
function useDone({ claim, what }: Requested): string {
  const { t } = useLingui();
  const name = claim.claimant;
  return {
    confirm: t`${name} is a legal representative now.`,
    refuse: t`The claim of ${name} is refused.`,
    end: t`${name} is no longer a legal representative.`,
  }[what];
}

/** A decision that needs a reason, which the claimant will read. */
function WithReason({ requested, onClose }: Verdict & { requested: { what: 'refuse' | 'end' } }) {
  const { claim, what } = requested;
  const { t } = useLingui();
  const decide = useDecide();
  const done = useDone(requested);
  const state = useHafiForm<{ reason: string }>({
    schema: claimReason,
    draftKey: `verdict-${claim.id}`,
    defaults: { reason: '' },
    texts: { 'reason.required': t`Write the reason: the person reads it.` },
    submit: async ({ reason }) => {
      await decide.mutateAsync({ what, id: claim.id, reason });
      onClose();
      return done;
    },
  });
  return (
    <ConfirmForm
      state={state}
      open
      onClose={onClose}
      title={<Title requested={requested} />}
      message={t`The person reads the reason in the circle.`}
      safe={t`Not yet`}
      yes={what === 'refuse' ? t`Refuse` : t`End it`}
      variant="danger"
    >
      <TextArea label={t`Reason`} maxLength={300} {...state.field('reason')} />
    </ConfirmForm>
  );
}

/** Asks for confirmation before a decision on who represents an elder. */
export function RepresentativeVerdict({ requested, onClose }: Verdict) {
  const { claim, what } = requested;
  const { t } = useLingui();
  const decide = useDecide();
  const done = useDone(requested);
  if (what !== 'confirm') {
    return <WithReason requested={{ claim, what }} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={<Title requested={requested} />}
      message={
        <Trans>
          They then decide in the circle in the elder's place, and see everything. The elder and the
          circle are told. A record of your decision is kept.
        </Trans>
      }
      safe={t`Not yet`}
      yes={t`Yes, the document was checked`}
      act={() => decide.mutateAsync({ what, id: claim.id })}
      done={done}
    />
  );
}
