import { type VettingToCheck, vettingWords } from '@hafi/contract/vetting/vetting.schemas';
import { vettingLimits } from '@hafi/contract/vetting/vetting-terms';
import { TextArea } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { ConfirmForm } from '../../../kit/form/confirm-form.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { paths } from '../../../lib/paths.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { BadgeVerdict } from './badge-verdict.tsx';
import { PromisesThatFall } from './promises.tsx';
import { useDecideVetting, usePromises } from './vettings.queries.ts';

/** The question before a coordinator's decision. */
export interface RequestedVetting {
  readonly what: 'confirm' | 'ask' | 'refuse' | 'end';
  readonly one: VettingToCheck;
}

type Verdict = { requested: RequestedVetting; onClose: () => void };

/** What a decision has done. */
function useDone({ one, what }: RequestedVetting): string {
  const { t } = useLingui();
  const { name, nameCheck } = one;
  if (nameCheck && what === 'confirm') return t`The new name ${name} is confirmed.`;
  if (one.badge) {
    return {
      confirm: t`The badge of ${name} is approved.`,
      ask: t`${name} was asked, and answers on the own page.`,
      refuse: t`The badge of ${name} is not approved, and the money goes back.`,
      end: t`The badge of ${name} has ended.`,
    }[what];
  }
  return {
    confirm: t`${name} is confirmed.`,
    ask: t`${name} was asked, and answers on the own page.`,
    refuse: t`The papers of ${name} were not accepted.`,
    end: t`${name} is no longer confirmed.`,
  }[what];
}

function Title({ requested: { one, what } }: Pick<Verdict, 'requested'>) {
  const { name, nameCheck } = one;
  if (nameCheck && what === 'confirm') return <Trans>Confirm the new name {name}?</Trans>;
  if (what === 'confirm') return <Trans>Confirm {name}?</Trans>;
  if (what === 'ask') return <Trans>Ask {name} a question</Trans>;
  if (one.badge && what === 'refuse') return <Trans>Not approve the badge of {name}?</Trans>;
  if (one.badge) return <Trans>End the badge of {name}?</Trans>;
  if (what === 'refuse') return <Trans>Not accept the papers of {name}?</Trans>;
  return <Trans>End the confirmation of {name}?</Trans>;
}

/** A decision with words that the person reads. */
function WithWords({ requested, onClose }: Verdict) {
  const { one, what } = requested;
  const { name } = one;
  const { t } = useLingui();
  const decide = useDecideVetting();
  const done = useDone(requested);
  const ends = !one.badge && (what === 'end' || (what === 'refuse' && one.refusalEnds));
  const promises = usePromises(one.personId, ends);
  const agreed = dataOf(promises)?.version;
  const state = useHafiForm<{ text: string }>({
    schema: vettingWords,
    defaults: { text: '' },
    texts: { 'text.required': t`Write it: the person reads it.` },
    submit: async ({ text }) => {
      if (what === 'confirm') return null;
      await decide.mutateAsync({ what, id: one.id, text, agreed });
      onClose();
      return done;
    },
  });
  const yes = { ask: t`Ask`, refuse: t`Do not accept`, end: t`End it`, confirm: '' }[what];
  return (
    <ConfirmForm
      state={state}
      open
      onClose={onClose}
      title={<Title requested={requested} />}
      message={
        one.badge && what !== 'ask'
          ? what === 'end'
            ? t`The badge is gone at once. What was paid for it is not given back.`
            : t`What was paid goes back in whole, and the papers that were sent for this badge are deleted. The person reads the reason. Confirmation, appointments and home visits stay.`
          : what === 'end'
            ? t`The person is no longer shown as checked, and a doctor leaves the directory.`
            : ends
              ? t`The confirmation had ended already. Is a paper only unreadable? Ask instead: then nothing falls.`
              : t`The person reads it on the page of the papers, and can answer or send again.`
      }
      safe={t`Not yet`}
      yes={yes}
      variant={what === 'ask' ? 'leaf' : 'danger'}
    >
      {ends ? <PromisesThatFall promises={promises} /> : null}
      <TextArea
        label={what === 'ask' ? t`Question` : t`Reason`}
        maxLength={vettingLimits.text}
        {...state.field('text')}
      />
      {one.badge && what !== 'ask' ? (
        <p>
          <Trans>
            Is a paper forged, or somebody else's? This does not end the confirmation: that is
            decided apart.
          </Trans>{' '}
          <Link to={paths.personOf(one.personId)}>
            <Trans>Look at the account of {name}</Trans>
          </Link>
        </p>
      ) : null}
    </ConfirmForm>
  );
}

/** Asks before a decision about somebody's papers. */
export function VettingVerdict({ requested, onClose }: Verdict) {
  const { one, what } = requested;
  const { t } = useLingui();
  const decide = useDecideVetting();
  const done = useDone(requested);
  if (what !== 'confirm') return <WithWords requested={requested} onClose={onClose} />;
  if (one.badge && !one.nameCheck)
    return <BadgeVerdict one={one} badge={one.badge} onClose={onClose} done={done} />;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={<Title requested={requested} />}
      message={
        one.nameCheck
          ? t`The papers speak of this name, and of the same person. Everything is then shown as before. A record of your decision is kept.`
          : one.role === 'DOCTOR'
            ? t`Patients can then book with this doctor. A record of your decision is kept.`
            : one.role === 'VOLUNTEER'
              ? t`This person then reads the name, home and phone number of elders who ask for help. A record of your decision is kept.`
              : t`Families then read that this person was checked. A record of your decision is kept.`
      }
      safe={t`Not yet`}
      yes={t`Yes, I have compared the papers`}
      act={() => decide.mutateAsync({ what, id: one.id, name: one.name, sentAt: one.sentAt ?? '' })}
      done={done}
    />
  );
}
