import type { Message } from '@hafi/contract/messages/message.schemas';
import { type ReportReason, reportReasons } from '@hafi/contract/messages/message-terms';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { TextArea } from '@hafi/ui/field/text-field';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { useReportMessage } from '../messages.queries.ts';

const reasonNames: Readonly<Record<ReportReason, MessageDescriptor>> = {
  money: msg`It wants money or a code from me`,
  threat: msg`It threatens or frightens me`,
  indecent: msg`It is indecent`,
  false: msg`It says something untrue about health or help`,
  other: msg`Something else`,
};

const longest = 1000;

/** Reports a message of somebody else to the coordinators. */
export function ReportMessage({ message, onClose }: { message: Message; onClose: () => void }) {
  const { id, senderName } = message;
  const { t } = useLingui();
  const report = useReportMessage();
  const [reason, setReason] = useState<ReportReason>('other');
  const [words, setWords] = useState('');
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={<Trans>Report this message?</Trans>}
      message={
        <Trans>
          A coordinator of Hafi reads this message and what you write here, and nothing else of the
          conversation. {senderName} is not told.
        </Trans>
      }
      safe={<Trans>Do not report</Trans>}
      yes={<Trans>Report</Trans>}
      act={() => report.mutateAsync({ id, reason, words: words.trim() })}
      done={t`Thank you. A coordinator looks at this message.`}
    >
      <RadioGroup
        legend={t`What is wrong with it?`}
        variant="plain"
        options={reportReasons.map((value) => ({ value, label: t(reasonNames[value]) }))}
        value={reason}
        onChange={(event) => setReason(event.target.value as ReportReason)}
      />
      <TextArea
        label={t`What should we know? (optional)`}
        maxLength={longest}
        rows={2}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </ConfirmDialog>
  );
}
