import { Badge } from '@hafi/ui/badge/badge';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Quiet, Row } from '@hafi/ui/layout/layout';
import { SheetRow } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Trash2, TriangleAlert, UserCog } from 'lucide-react';
import { Link } from 'react-router';
import { When } from '../../../kit/when.tsx';
import { paths } from '../../../lib/paths.ts';
import { kindWord, reasonWords } from './report-words.ts';
import styles from './reports.module.css';
import type { MessageReport, Verdict } from './reports.queries.ts';

/** How a report was decided. */
function Decided({ report }: { report: MessageReport }) {
  const { closedAt, closedBy, note } = report;
  return (
    <Quiet>
      <Trans>
        Decided by {closedBy}, <When at={closedAt ?? ''} />: {note}
      </Trans>
    </Quiet>
  );
}

/** A reported message: what it says, whose it is, who reports it and why, and what can be done. */
export function ReportRow(props: {
  report: MessageReport;
  onDecide: (report: MessageReport, verdict: Verdict) => void;
}) {
  const { onDecide, report } = props;
  const { t } = useLingui();
  const { closedAt, content, isDeleted, kind, reason, reportedAt, reporter, sender, words } =
    report;
  const spoken = <SrOnly> ({sender.name})</SrOnly>;
  return (
    <SheetRow
      title={t(reasonWords[reason])}
      line={
        <Trans>
          Reported by {reporter.name}, <When at={reportedAt} />
        </Trans>
      }
      end={
        isDeleted ? (
          <Badge icon={Trash2}>
            <Trans>Deleted</Trans>
          </Badge>
        ) : null
      }
    >
      <figure className={styles.message}>
        <figcaption>
          <Trans>{sender.name} wrote:</Trans>
        </figcaption>
        <blockquote>{content || t(kindWord(kind))}</blockquote>
      </figure>
      {words ? (
        <p className={styles.words}>
          <Trans>
            {reporter.name} says: {words}
          </Trans>
        </p>
      ) : null}
      {closedAt ? (
        <Decided report={report} />
      ) : (
        <Row>
          <Button variant="second" icon={Check} onClick={() => onDecide(report, 'leave')}>
            <Trans>Leave it</Trans>
            {spoken}
          </Button>
          <Button variant="second" icon={Trash2} onClick={() => onDecide(report, 'delete')}>
            <Trans>Delete it</Trans>
            {spoken}
          </Button>
          <Button variant="second" icon={TriangleAlert} onClick={() => onDecide(report, 'warn')}>
            <Trans>Delete and warn</Trans>
            {spoken}
          </Button>
          <ButtonLink as={Link} variant="link" icon={UserCog} to={paths.personOf(sender.id)}>
            <Trans>Account of {sender.name}: suspend</Trans>
          </ButtonLink>
        </Row>
      )}
    </SheetRow>
  );
}
