import type { CareVisit } from '@hafi/contract/caregivers/caregivers.contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAmendVisit } from './caregivers.queries.ts';
import { saidOf } from './visit-draft.ts';
import { VisitForm } from './visit-form.tsx';

/** The form that corrects a logged visit. */
export function AmendForm(props: {
  elderId: string;
  visit: CareVisit;
  onDone: () => void;
  onCancel: () => void;
}) {
  const { elderId, onCancel, onDone, visit } = props;
  const { t } = useLingui();
  const { arrivedAt, condition, id, leftAt, note, tasks } = visit;
  const amend = useAmendVisit(elderId, id);
  return (
    <VisitForm
      title={<Trans>What is right?</Trans>}
      titleAs="h4"
      save={<Trans>Save the correction</Trans>}
      draftKey={`visit-right-${id}`}
      start={{ arrivedAt: new Date(arrivedAt), leftAt: leftAt ? new Date(leftAt) : null }}
      said={{ tasks, condition: condition ?? '', note: note ?? '' }}
      onCancel={onCancel}
      onSave={async (draft, exactly) => {
        await amend.mutateAsync(saidOf(draft, exactly));
        onDone();
        return t`Your correction is kept. What it said before can still be read.`;
      }}
    />
  );
}
