import { closeReport } from '@hafi/contract/messages/moderation.contract';
import { TextArea } from '@hafi/ui/field/text-field';
import { useLingui } from '@lingui/react/macro';
import { ConfirmForm } from '../../../kit/form/confirm-form.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import {
  type Decision,
  type MessageReport,
  useDecideReport,
  type Verdict,
} from './reports.queries.ts';

/** Says what follows a decision about a reported message, and asks why. */
export function DecideForm(props: {
  report: MessageReport;
  verdict: Verdict;
  onClose: () => void;
}) {
  const { onClose, report, verdict } = props;
  const { t } = useLingui();
  const decide = useDecideReport();
  const sender = report.sender.name;
  const titles = {
    leave: t`Leave the message of ${sender} as it is?`,
    delete: t`Delete the message of ${sender}?`,
    warn: t`Delete the message of ${sender}, and warn them?`,
  };
  const follows = {
    leave: t`Nobody is told, and the message stays where it is.`,
    delete: t`It goes for everybody in the conversation. This cannot be taken back.`,
    warn: t`It goes for everybody in the conversation, and ${sender} reads that it broke the rules. This cannot be taken back.`,
  };
  const yes = { leave: t`Leave it`, delete: t`Delete it`, warn: t`Delete and warn` };
  const state = useHafiForm<Decision>({
    schema: closeReport.body,
    defaults: { note: '', deleteMessage: verdict !== 'leave', warnSender: verdict === 'warn' },
    texts: { 'note.required': t`Write why: it is kept.` },
    submit: async (decision) => {
      await decide.mutateAsync({ id: report.id, decision });
      onClose();
      return t`Decided. It stands below with who decided, and why.`;
    },
  });
  return (
    <ConfirmForm
      state={state}
      open
      onClose={onClose}
      title={titles[verdict]}
      message={follows[verdict]}
      safe={t`Not now`}
      yes={yes[verdict]}
      variant={verdict === 'leave' ? 'leaf' : 'danger'}
    >
      <TextArea
        label={t`Why`}
        hint={t`Coordinators read it in the log.`}
        maxLength={1000}
        rows={3}
        {...state.field('note')}
      />
    </ConfirmForm>
  );
}
