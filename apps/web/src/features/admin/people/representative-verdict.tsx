import type { ClaimToCheck } from '@hafi/contract/circle/representative.schemas';
import { claimReason } from '@hafi/contract/circle/representative.schemas';
import { TextArea } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { ConfirmForm } from '../../../kit/form/confirm-form.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { useDecide } from './representative.queries.ts';

/** The question before a coordinator's decision. */
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

type Verdict = { asked: Asked; onClose: () => void };

/** What a decision has done. */
function useDone({ claim, what }: Asked): string {
  const { t } = useLingui();
  const name = claim.claimant;
  return {
    confirm: t`${name} is a legal representative now.`,
    refuse: t`The claim of ${name} is refused.`,
    end: t`${name} is no longer a legal representative.`,
  }[what];
}

/** A decision that needs a reason, which the claimant will read. */
function WithReason({ asked, onClose }: Verdict & { asked: { what: 'refuse' | 'end' } }) {
  const { claim, what } = asked;
  const { t } = useLingui();
  const decide = useDecide();
  const done = useDone(asked);
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
      title={<Title asked={asked} />}
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
export function RepresentativeVerdict({ asked, onClose }: Verdict) {
  const { claim, what } = asked;
  const { t } = useLingui();
  const decide = useDecide();
  const done = useDone(asked);
  if (what !== 'confirm') {
    return <WithReason asked={{ claim, what }} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={<Title asked={asked} />}
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
