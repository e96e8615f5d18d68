import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Stack } from '@hafi/ui/layout/layout';
import { ConfirmIdentity } from '../../../features/accounts/own-data/confirm-identity.tsx';
import { RecordExport } from '../../../features/exchange/record-export.tsx';
import { VisitNotes } from '../../../features/notes/visit-notes.tsx';
import { ElderRecord } from '../../../features/record/elder-record.tsx';

/** An elder's record, notes, and exports. */
export function RecordTab({ elder }: { elder: Elder }) {
  return (
    <Stack fill gap="section">
      <ElderRecord elder={elder} />
      <VisitNotes elder={elder} />
      <RecordExport elder={elder} confirm={ConfirmIdentity} />
    </Stack>
  );
}
