import { Problem } from '@hafi/contract/core/problem';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { ElderGone } from '../../../kit/circle/elder-gone.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { usePageBack } from '../../../lib/page/use-page-back.ts';
import { useAccount } from '../../../lib/session.ts';
import { useProtection } from './protection.queries.ts';
import { ProtectionSheet } from './protection-sheet.tsx';

const isGone = ({ error }: { readonly error: Error | null }) =>
  error instanceof Problem && [400, 404, 422].includes(error.status);

/** Whether an elder who calls for help is heard, and the question to who would be called. */
export function ProtectionPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { id } = useAccount();
  usePageTitle(t`Protection`);
  usePageBack('home');
  const elderId = search.get('elder') ?? id;
  // What was read before is not shown once the right to read it has ended.
  if (isGone(useProtection(elderId))) return <ElderGone titleAs="h1" />;
  return (
    <Stack fill>
      <h1>
        <Trans>Is help within call?</Trans>
      </h1>
      <ProtectionSheet elderId={elderId} />
    </Stack>
  );
}
