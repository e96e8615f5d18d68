import { ButtonLink } from '@hafi/ui/button/button';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { Link } from 'react-router';
import { AskVolunteer } from '../../features/volunteering/ask-volunteer.tsx';
import { ElderGonePage } from '../../kit/circle/elder-gone.tsx';
import { ElderScope } from '../../kit/circle/elder-scope.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useSearch } from '../../lib/search.ts';

function Nobody() {
  const { t } = useLingui();
  const title = t`There is nobody for whom you can ask`;
  usePageTitle(title);
  return (
    <Empty
      titleAs="h1"
      title={title}
      action={
        <ButtonLink as={Link} to={paths.circle} icon={Users}>
          <Trans>Care circle</Trans>
        </ButtonLink>
      }
    >
      {t`An elder, or who looks after their care circle, can let you do so.`}
    </Empty>
  );
}

/** Requests help from volunteers, for oneself or for an elder whose bookings one keeps. */
export function VolunteeringPage() {
  const [search, setSearch] = useSearch();
  return (
    <ElderScope
      wanted={search.get('elder')}
      serves={({ permissions }) => permissions.includes('bookings:manage')}
      nobody={<Nobody />}
      gone={<ElderGonePage />}
    >
      {(elder, kept) => (
        <AskVolunteer
          elders={[...kept]}
          elder={elder}
          onElder={(id) => setSearch(new URLSearchParams({ elder: id }), { replace: true })}
        />
      )}
    </ElderScope>
  );
}
