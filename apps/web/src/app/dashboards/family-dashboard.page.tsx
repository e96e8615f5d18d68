import { Stack } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { FamilyLines } from '../../features/alerts/family-lines.tsx';
import { useGlances } from '../../features/alerts/glances.queries.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { DatedPage } from '../../lib/query/as-of.tsx';
import { FamilyRows } from './family-home/family-rows.tsx';
import { HeardNotes } from './heard-notes.tsx';

/** A family member's home: how each elder is, then what else concerns them. */
export function FamilyDashboardPage() {
  const { t } = useLingui();
  usePageTitle(t`Dashboard`);
  return (
    <Stack fill>
      <DatedPage query={useGlances()}>
        <FamilyLines />
        <HeardNotes />
        <FamilyRows />
      </DatedPage>
    </Stack>
  );
}
