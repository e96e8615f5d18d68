import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { PartLoading } from '../../lib/part-loading.tsx';
import { ActFailure } from '../act-failure.tsx';
import { isNeedsPlan } from './is-needs-plan.ts';
import type { NeedsPlanProps } from './needs-plan.tsx';

const NeedsPlan = lazyPart(async () => (await import('./needs-plan.tsx')).NeedsPlan);

/** Says why an act failed; where a care plan opens it, how to get one or whom to ask. */
export function PlanFailure({
  act,
  ...wanted
}: NeedsPlanProps & { act: { readonly isError: boolean; readonly error: Error | null } }) {
  const { t } = useLingui();
  if (!isNeedsPlan(act.error)) return <ActFailure act={act} />;
  return (
    <Suspense fallback={<PartLoading label={t`Loading...`} />}>
      <NeedsPlan {...wanted} />
    </Suspense>
  );
}
