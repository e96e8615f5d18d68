import type { CareWeek } from '@hafi/contract/caregivers/caregivers.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Alert } from '@hafi/ui/alert/alert';
import { ButtonLink } from '@hafi/ui/button/button';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans } from '@lingui/react/macro';
import { NotebookPen } from 'lucide-react';
import { Link } from 'react-router';
import { useOutbox } from '../../../lib/outbox/use-outbox.ts';
import { paths } from '../../../lib/paths.ts';
import { useLocale } from '../../../lib/words/locale.ts';

/** Visits of earlier days that were begun and not finished: their hours do not count yet. */
export function UnfinishedVisits({ visits }: { visits: CareWeek['unfinished'] }) {
  const locale = useLocale();
  const { waiting } = useOutbox('visit');
  const ended = new Set(waiting.filter(({ body }) => body.leftAt).map(({ body }) => body.visitId));
  return visits
    .filter(({ visitId }) => !ended.has(visitId))
    .map(({ day, elder, scheduleId, visitId }) => {
      const { name } = elder;
      const date = formatDate(day, locale, { style: 'weekday' });
      return (
        <Alert
          key={visitId}
          tone="warning"
          title={<Trans>The visit with {name} is not finished.</Trans>}
          action={
            <ButtonLink
              as={Link}
              variant="second"
              icon={NotebookPen}
              to={paths.careVisit(scheduleId ?? visitId, day)}
            >
              <Trans>Finish the visit</Trans> <SrOnly>{name}</SrOnly>
            </ButtonLink>
          }
        >
          {date}
        </Alert>
      );
    });
}
