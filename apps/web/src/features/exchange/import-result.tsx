import { Alert, Status } from '@hafi/ui/alert/alert';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { problemText } from '../../lib/words/problem-text.ts';
import type { ImportSummary } from './exchange.queries.ts';

/** Number of reasons shown; more would hide the advice. */
const mostReasons = 10;

/** The result of an import. */
export function ImportResult(props: { result: ImportSummary | undefined; error: unknown }) {
  const { i18n } = useLingui();
  const { error, result } = props;
  return (
    <Status>
      {error ? <Alert tone="error">{problemText(error, i18n)}</Alert> : null}
      {result ? (
        <Alert tone={result.imported > 0 ? 'success' : 'info'}>
          <p>
            <Plural
              value={result.imported}
              _0="No new reading was taken over."
              one="# new reading was taken over."
              other="# new readings were taken over."
            />{' '}
            {result.repeated > 0 ? (
              <Plural
                value={result.repeated}
                one="# was there already."
                other="# were there already."
              />
            ) : null}{' '}
            {result.replaced > 0 ? (
              <Plural
                value={result.replaced}
                one="# was replaced, because it had changed."
                other="# were replaced, because they had changed."
              />
            ) : null}{' '}
            {result.removed > 0 ? (
              <Plural
                value={result.removed}
                one="# was marked as wrong."
                other="# were marked as wrong."
              />
            ) : null}
          </p>
          {result.skipped.length > 0 ? (
            <>
              <p>
                <Plural
                  value={result.skipped.length}
                  one="# entry was left out:"
                  other="# entries were left out:"
                />
              </p>
              <ul>
                {result.skipped.slice(0, mostReasons).map(({ index, message }) => {
                  const position = index + 1;
                  return (
                    <li key={index}>
                      <Trans>
                        Entry {position}: {message}
                      </Trans>
                    </li>
                  );
                })}
              </ul>
            </>
          ) : null}
        </Alert>
      ) : null}
    </Status>
  );
}
