import { auditKinds } from '@hafi/contract/admin/audit.contract';
import { formatDateTime } from '@hafi/i18n/dates';
import { Badge } from '@hafi/ui/badge/badge';
import { ButtonLink } from '@hafi/ui/button/button';
import { SelectField } from '@hafi/ui/field/text-field';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Sheet, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { Eye, X } from 'lucide-react';
import { Link } from 'react-router';
import { PagedList } from '../../../kit/paged-list.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { useSearch } from '../../../lib/search.ts';
import { withParam } from '../../../lib/with-param.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './audit.module.css';
import { type AuditLine, useAudit } from './audit.queries.ts';
import { actionWord, kindWords, rightWords } from './audit-words.ts';

function Who({ who, gone }: { who: { id: string; name: string } | null; gone: string }) {
  if (!who) return gone;
  return <Link to={paths.auditOf(who.id)}>{who.name}</Link>;
}

function Line({ line }: { line: AuditLine }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { action, actor, at, by, kind, reason, subject, unplanned } = line;
  const isAboutPerson = kind === 'charts' || subject !== null;
  return (
    <SheetRow
      className={styles.line}
      title={<Who who={actor} gone={t`An account that is gone`} />}
      marked={unplanned}
      line={formatDateTime(new Date(at), locale)}
      end={
        unplanned ? (
          <Badge tone="sun" icon={Eye}>
            <Trans>Look</Trans>
          </Badge>
        ) : by ? (
          <Quiet as="span">{t(rightWords[by])}</Quiet>
        ) : null
      }
    >
      <span>
        {t(actionWord(action))}{' '}
        {isAboutPerson ? <Who who={subject} gone={t`an account that is gone`} /> : null}
        {unplanned ? (
          <>
            , <Trans>with no appointment near</Trans>
          </>
        ) : null}
        {reason ? `: ${reason}` : null}
      </span>
    </SheetRow>
  );
}

/** Who did what, to whom and why. */
export function AuditPage() {
  const { t } = useLingui();
  usePageTitle(t`What was done`);
  const [search, setSearch] = useSearch();
  const kind = auditKinds.find((each) => each === search.get('kind'));
  const person = search.get('person') ?? undefined;
  const query = useAudit({ kind, person });
  const lines = dataOf(query)?.pages.flatMap(({ data }) => data) ?? [];
  const ofWhom = lines
    .flatMap(({ actor, subject }) => [actor, subject])
    .find((each) => each?.id === person)?.name;
  return (
    <Stack fill>
      <h1>
        <Trans>What was done</Trans>
      </h1>
      <Row>
        <SelectField
          label={t`Show`}
          value={kind ?? ''}
          onChange={({ target }) =>
            setSearch(withParam(search, 'kind', target.value), { replace: true })
          }
          options={[
            { value: '', label: t`Everything` },
            ...auditKinds.map((value) => ({ value, label: t(kindWords[value]) })),
          ]}
        />
        {person ? (
          <ButtonLink
            as={Link}
            to={`?${withParam(search, 'person', '')}`}
            variant="second"
            icon={X}
          >
            {ofWhom ? <Trans>Only {ofWhom}</Trans> : <Trans>Only one person</Trans>}
          </ButtonLink>
        ) : null}
      </Row>
      <Sheet title={<Trans>The last first</Trans>}>
        <PagedList
          query={query}
          label={t`Loading...`}
          failed={t`The list did not arrive`}
          empty={
            <Empty title={t`Nothing of this was done`}>
              {t`What needs special rights stands here, and who looked at somebody's health.`}
            </Empty>
          }
        >
          {(list) => (
            <SheetRows>
              {list.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </SheetRows>
          )}
        </PagedList>
      </Sheet>
    </Stack>
  );
}
