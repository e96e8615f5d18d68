import { Alert, Status } from '@hafi/ui/alert/alert';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Act } from '../../../lib/query/use-work.ts';
import { problemText } from '../../../lib/words/problem-text.ts';

/** The outcome of a retry. */
export function Retried({ act, done }: { act: Act<unknown, string>; done: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <Status>
      {act.isError ? (
        <Alert tone="error" live="off">
          {problemText(act.error, i18n)}
        </Alert>
      ) : null}
      {act.isSuccess ? (
        <Alert tone="success" live="off">
          {done}
        </Alert>
      ) : null}
    </Status>
  );
}
