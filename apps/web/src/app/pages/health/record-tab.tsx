import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Stack } from '@hafi/ui/layout/layout';
import { RecordExport } from '../../../features/exchange/record-export.tsx';
import { DoctorNotes } from '../../../features/notes/doctor-notes.tsx';
import { ElderRecord } from '../../../features/record/elder-record.tsx';
import { IdentityCheck } from '../../../kit/identity-check.tsx';
import { lazyPart } from '../../../lib/lazy-part.tsx';

/** Loaded when somebody saves the record: its form and words are a fifth of the tab. */
const ConfirmIdentity = lazyPart(
  async () =>
    (await import('../../../features/accounts/own-data/confirm-identity.tsx')).ConfirmIdentity,
);

/** An elder's record, notes, and exports. */
export function RecordTab({ elder }: { elder: Elder }) {
  return (
    <IdentityCheck confirm={ConfirmIdentity}>
      <Stack fill gap="section">
        <ElderRecord elder={elder} />
        <DoctorNotes elder={elder} />
        <RecordExport elder={elder} confirm={ConfirmIdentity} />
      </Stack>
    </IdentityCheck>
  );
}
