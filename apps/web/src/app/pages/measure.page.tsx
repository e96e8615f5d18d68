import { type Reading, reading } from '@hafi/contract/vitals/vital.schemas';
import { type VitalKind, vitalKindNames } from '@hafi/contract/vitals/vital-kinds';
import { ButtonLink } from '@hafi/ui/button/button';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { ElderChoice } from '../../features/circle/elder-choice.tsx';
import { Measure } from '../../features/vitals/measure/measure.tsx';
import { ElderGonePage } from '../../kit/circle/elder-gone.tsx';
import { ElderScope } from '../../kit/circle/elder-scope.tsx';
import { PatientBanner } from '../../kit/record/patient-banner.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useSearch } from '../../lib/search.ts';

const kindOf = (text: string | null): VitalKind | null =>
  vitalKindNames.find((kind) => kind === text) ?? null;

/** The pulse that was measured with the pressure, from the previous page's state. */
function pulseOf(state: unknown): number | null {
  const pulse = (state as { pulse?: unknown } | null)?.pulse;
  return typeof pulse === 'number' ? pulse : null;
}

/** The reading to be corrected, from the list's state. */
function wrongOf(state: unknown, kind: VitalKind | null): Reading | null {
  const wrong = reading.safeParse((state as { wrong?: unknown } | null)?.wrong);
  return wrong.success && wrong.data.kind === kind ? wrong.data : null;
}

function Nobody() {
  const { t } = useLingui();
  const title = t`There is nobody whose readings you can enter`;
  usePageTitle(title);
  return (
    <Empty
      titleAs="h1"
      title={title}
      action={
        <ButtonLink as={Link} to={paths.healthcare}>
          <Trans>Healthcare</Trans>
        </ButtonLink>
      }
    >
      {t`An elder, or who looks after their care circle, can let you do so.`}
    </Empty>
  );
}

/** Enters a reading for oneself or for an elder in whose circle one may do so. */
export function MeasurePage() {
  const { state } = useLocation();
  const [search, setSearch] = useSearch();
  const kind = kindOf(search.get('kind'));
  return (
    <ElderScope
      wanted={search.get('elder')}
      serves={({ permissions }) => permissions.includes('health:write')}
      nobody={<Nobody />}
      gone={<ElderGonePage />}
    >
      {(elder, writable) => (
        <>
          {kind === null ? (
            <ElderChoice
              elders={writable}
              value={elder.id}
              onChange={(id) => setSearch(new URLSearchParams({ elder: id }), { replace: true })}
            />
          ) : null}
          <PatientBanner elder={elder} />
          <Measure elder={elder} kind={kind} pulse={pulseOf(state)} wrong={wrongOf(state, kind)} />
        </>
      )}
    </ElderScope>
  );
}
