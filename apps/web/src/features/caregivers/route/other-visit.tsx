import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Card } from '@hafi/ui/card/card';
import { Trans, useLingui } from '@lingui/react/macro';
import { newId } from '../../../lib/outbox/outbox-id.ts';
import { useLogVisit } from '../caregivers.queries.ts';
import { entryOf } from '../visit-draft.ts';
import { VisitForm } from '../visit-form.tsx';

/** Logs an unscheduled visit afterwards. */
export function OtherVisit(props: {
  elders: readonly Elder[];
  onDone: () => void;
  onCancel: () => void;
}) {
  const { elders, onCancel, onDone } = props;
  const { t } = useLingui();
  const say = useLogVisit();
  return (
    <Card>
      <VisitForm
        title={<Trans>A visit that was not planned</Trans>}
        save={<Trans>Write the visit down</Trans>}
        draftKey="visit-unplanned"
        start={{ arrivedAt: null, leftAt: null }}
        elders={elders}
        askDay
        onCancel={onCancel}
        onSave={async (draft, exactly) => {
          const about = { id: newId(), visitId: newId(), planned: null };
          const entry = entryOf(draft, exactly, about);
          const state = await say.mutateAsync({ elderId: draft.elderId, entry });
          onDone();
          const name = elders.find(({ id }) => id === draft.elderId)?.name ?? '';
          return state === 'waiting'
            ? t`The visit with ${name} is kept on this phone and sends itself.`
            : t`The visit with ${name} is written down.`;
        }}
      />
    </Card>
  );
}
