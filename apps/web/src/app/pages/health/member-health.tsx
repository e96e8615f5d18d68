import type { Elder } from '@hafi/contract/circle/circle.contract';
import { discreetTab } from '@hafi/contract/core/discreet-links';
import { Stack } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useRef } from 'react';
import { Navigate, NavigationType, useNavigationType } from 'react-router';
import { ElderGonePage } from '../../../kit/circle/elder-gone.tsx';
import { ElderScope } from '../../../kit/circle/elder-scope.tsx';
import { useElders } from '../../../kit/circle/elders.queries.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { PageBack } from '../../../lib/page/page-back.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { useSearch } from '../../../lib/search.ts';
import { useAccount } from '../../../lib/session.ts';
import { withParam } from '../../../lib/with-param.ts';
import { PageLoading } from '../../page-loading.tsx';
import { addressOf, health } from './health-address.ts';
import { type HealthPart, ownParts, partsOf } from './health-parts.tsx';
import { WhoseHealth } from './whose-health.tsx';

const HealthIndex = lazyPart(async () => (await import('./health-index.tsx')).HealthIndex);
const MyBookings = lazyPart(
  async () => (await import('../../../features/bookings/my-bookings.tsx')).MyBookings,
);

/** One part on a page of its own, with the way back to the index. */
function HealthPartPage(props: {
  elder: Elder | null;
  elders: readonly Elder[];
  part: HealthPart;
}) {
  const { elder, elders, part } = props;
  const { t } = useLingui();
  const title = t(part.name);
  usePageTitle(title);
  return (
    <Stack fill>
      <PageBack to={addressOf(elder)} name={t(health)} />
      {elder ? <WhoseHealth elder={elder} elders={elders} part={part.id} /> : null}
      <h1>{title}</h1>
      <Suspense fallback={<PageLoading />}>{part.draw(elder)}</Suspense>
    </Stack>
  );
}

/**
 * Begins each part at its heading, as a page of its own does: they share one path, so to the frame
 * they are the same page. Going back restores the scroll position.
 */
function useBeginning(shown: string): void {
  const back = useNavigationType() === NavigationType.Pop;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (!back) window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [shown, back]);
}

/**
 * Whether somebody is the patient of the reader, who has a chart of them: old links of a doctor's
 * notices lead here.
 */
const isPatient = ({ permissions, relation }: Elder, roles: readonly string[]): boolean =>
  relation === 'doctor' && roles.includes('DOCTOR') && permissions.includes('health:read');

/** The health of the elders whom a member may see, as an index of parts; loaded for members only. */
export function MemberHealth() {
  const [search] = useSearch();
  const elders = useElders();
  const roles = useAccount().roles;
  const wanted = search.get('elder');
  const tab = search.get('tab');
  const isOwn = wanted === null;
  useBeginning(`${wanted} ${tab}`);
  const shownTab = discreetTab(tab);
  const draw = (elder: Elder | null, all: readonly Elder[]) => {
    const parts = isOwn || !elder ? ownParts(elder) : partsOf(elder);
    const part = parts.find(({ id }) => id === tab);
    if (!part) {
      return (
        <Suspense fallback={<PageLoading />}>
          <HealthIndex elder={elder} elders={all} parts={parts} isOwn={isOwn} />
        </Suspense>
      );
    }
    const of = isOwn && part.id === 'appointments' ? null : elder;
    return <HealthPartPage elder={of} elders={all} part={part} />;
  };
  // From a mail or an SMS, which names no part.
  if (shownTab) return <Navigate to={`?${withParam(search, 'tab', shownTab)}`} replace />;
  return (
    <Stack fill gap="loose">
      <ElderScope wanted={wanted} nobody={draw(null, [])} gone={<ElderGonePage />}>
        {(elder, all) =>
          wanted !== null && isPatient(elder, roles) ? (
            <Navigate to={`${paths.patient(elder.id)}?${withParam(search, 'elder', '')}`} replace />
          ) : (
            draw(elder, all)
          )
        }
      </ElderScope>
      {statusOf(elders).status === 'failed' ? (
        <Suspense fallback={<PageLoading />}>
          <MyBookings scope="all" unseen={null} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
