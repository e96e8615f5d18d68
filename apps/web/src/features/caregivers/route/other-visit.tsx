import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Card } from '@hafi/ui/card/card';
import { Trans } from '@lingui/react/macro';
import { newId } from '../../../lib/outbox/outbox-id.ts';
import { useLogVisit } from '../caregivers.queries.ts';
import { entryOf } from '../visit-draft.ts';
import { VisitForm } from '../visit-form.tsx';

/** Logs an unscheduled visit afterwards. */
export function OtherVisit({ elders, onDone }: { elders: readonly Elder[]; onDone: () => void }) {
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
        onCancel={onDone}
        onSave={async (draft, exactly) => {
          const about = { id: newId(), visitId: newId(), planned: null };
          const entry = entryOf(draft, exactly, about);
          await say.mutateAsync({ elderId: draft.elderId, entry });
          onDone();
        }}
      />
    </Card>
  );
}
