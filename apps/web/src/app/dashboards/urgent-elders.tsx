import { formatRelativeTime } from '@hafi/i18n/relative-time';
import { Alert } from '@hafi/ui/alert/alert';
import { ButtonLink } from '@hafi/ui/button/button';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { HeartPulse } from 'lucide-react';
import { Link } from 'react-router';
import { useGlances } from '../../features/alerts/glances.queries.ts';
import { alertName, useAlertFigure } from '../../kit/vitals/alert-words.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { paths } from '../../lib/paths.ts';
import { statusOf } from '../../lib/query/guarded-query.ts';
import { QueryFailure } from '../../lib/query/query-state.tsx';
import { useLocale } from '../../lib/words/locale.ts';

/** The elders with an urgent alert that has not ended, above everything else. */
export function UrgentElders() {
  const { t } = useLingui();
  const locale = useLocale();
  const now = useNow();
  const figure = useAlertFigure();
  const glances = useGlances();
  const known = statusOf(glances);
  if (known.status !== 'answered') return null;
  return (
    <>
      {known.data
        .filter(({ wellBeing }) => wellBeing === 'urgent')
        .map(({ elder, urgent }) => {
          const [last] = urgent ?? [];
          const { name } = elder;
          const what = last ? `${t(alertName(last.kind))} ${figure(last)}` : '';
          const ago = last ? formatRelativeTime(new Date(last.takenAt), now, locale) : '';
          return (
            <Alert
              key={elder.id}
              tone="error"
              title={<Trans>{name} needs help now.</Trans>}
              action={
                <ButtonLink
                  as={Link}
                  to={last ? paths.alert(last.id, elder.id) : paths.vitals(elder.id)}
                  variant="second"
                  icon={HeartPulse}
                >
                  <Trans>What you can do</Trans> <SrOnly>{name}</SrOnly>
                </ButtonLink>
              }
            >
              {[what, ago].filter(Boolean).join(' · ')}
            </Alert>
          );
        })}
    </>
  );
}

/** That it is not known whether somebody needs help: below the route, which needs no answer to it. */
export function UrgentUnknown() {
  const { t } = useLingui();
  return <QueryFailure query={useGlances()} failed={t`How they are did not arrive`} />;
}
