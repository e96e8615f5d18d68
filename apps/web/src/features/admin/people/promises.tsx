import type { Promises } from '@hafi/contract/vetting/vetting.schemas';
import { formatRwf } from '@hafi/i18n/numbers';
import { Stack } from '@hafi/ui/layout/layout';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { GuardedQuery } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';

function Line({ count, kind, name }: Promises['lines'][number]) {
  if (kind === 'appointments') {
    return (
      <Plural value={count} one={`# appointment of ${name}`} other={`# appointments of ${name}`} />
    );
  }
  if (kind === 'home-visits') {
    return (
      <Plural
        value={count}
        one={`# home visit with ${name}`}
        other={`# home visits with ${name}`}
      />
    );
  }
  if (kind === 'help') {
    return (
      <Plural
        value={count}
        one={`# promise to help ${name}`}
        other={`# promises to help ${name}`}
      />
    );
  }
  return <Trans>the own limits of readings of {name}</Trans>;
}

function List({ promises: { lines, refund } }: { promises: Promises }) {
  const locale = useLocale();
  const back = formatRwf(refund, locale);
  if (lines.length === 0) {
    return (
      <p>
        <Trans>Nothing is promised to anybody: nothing falls.</Trans>
      </p>
    );
  }
  return (
    <Stack fill gap="tight">
      <p>
        <b>
          <Trans>This falls, and everybody concerned is told why:</Trans>
        </b>
      </p>
      <ul>
        {lines.map((line) => (
          <li key={`${line.kind} ${line.name}`}>
            <Line {...line} />
          </li>
        ))}
      </ul>
      {refund > 0 ? (
        <p>
          <Trans>{back} go back to the patients.</Trans>
        </p>
      ) : null}
    </Stack>
  );
}

/** Whom an act hits, before it is agreed to: what somebody has promised others, by person. */
export function PromisesThatFall({ promises }: { promises: GuardedQuery<Promises> }) {
  const { t } = useLingui();
  return (
    <QueryState
      query={promises}
      label={t`Loading what falls with it`}
      failed={t`What falls with it did not arrive`}
    >
      {(data) => <List promises={data} />}
    </QueryState>
  );
}
