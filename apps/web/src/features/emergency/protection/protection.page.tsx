import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { early, lazyPart } from '../../../lib/lazy-part.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { usePageBack } from '../../../lib/page/use-page-back.ts';
import { useAccount } from '../../../lib/session.ts';
import { SlowPart } from '../../../lib/slow-part.tsx';

const ProtectionSheet = early(
  lazyPart(async () => (await import('./protection-sheet.tsx')).ProtectionSheet),
);

/** Whether an elder who calls for help is heard, and the question to who would be called. */
export function ProtectionPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { id } = useAccount();
  usePageTitle(t`Protection`);
  usePageBack('home');
  return (
    <Stack fill>
      <h1>
        <Trans>Is help within call?</Trans>
      </h1>
      <Suspense fallback={<SlowPart />}>
        <ProtectionSheet elderId={search.get('elder') ?? id} />
      </Suspense>
    </Stack>
  );
}
