import { ButtonLink } from '@hafi/ui/button/button';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { Link } from 'react-router';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { paths } from '../../lib/paths.ts';

/** Says that the person of a link cannot be seen now; never shows somebody else instead. */
export function ElderGone({ titleAs: As = 'h2' }: { titleAs?: 'h1' | 'h2' }) {
  const { t } = useLingui();
  return (
    <Empty
      title={t`You cannot see this person now`}
      titleAs={As}
      action={
        <ButtonLink as={Link} to={paths.circle} variant="second" icon={Users}>
          <Trans>The people you care for</Trans>
        </ButtonLink>
      }
    >
      {t`The circle may have changed, or the visit is over. Ask the person, or who looks after the circle.`}
    </Empty>
  );
}

/** The same as a whole page. */
export function ElderGonePage() {
  const { t } = useLingui();
  usePageTitle(t`You cannot see this person now`);
  return <ElderGone titleAs="h1" />;
}
