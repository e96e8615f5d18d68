import { Alert } from '@hafi/ui/alert/alert';
import { ButtonLink } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { CopyText } from '../../../kit/copy-text.tsx';
import { paths } from '../../../lib/paths.ts';
import { problemText } from '../../../lib/words/problem-text.ts';
import styles from './sheet.module.css';
import type { NotTaken } from './use-finish-sheet.ts';

/** What of a sheet was not taken and why, to be read and copied; the rest is written down. */
export function NotTakenList({ elderId, list }: { list: readonly NotTaken[]; elderId: string }) {
  const { i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.length > 0) box.current?.focus();
  }, [list]);
  if (list.length === 0) return null;
  const visit = list.some(({ name }) => name === 'visit');
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      tone="error"
      live="assertive"
      title={
        visit ? (
          <Trans>The visit was not taken. What you entered is still here.</Trans>
        ) : (
          <Trans>The visit is written down. This was not taken:</Trans>
        )
      }
      action={
        <>
          <CopyText text={list.map(({ said }) => said).join('\n')} />
          {visit ? (
            <ButtonLink as={Link} to={paths.careVisits(elderId)} variant="link">
              <Trans>The visits of this person</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink as={Link} to={paths.caregiverDashboard} variant="second">
              <Trans>Back to the route</Trans>
            </ButtonLink>
          )}
        </>
      }
    >
      <ul>
        {list.map(({ error, name, said }) => (
          <li key={name}>
            <span className={styles.entered}>{said}</span>: {problemText(error, i18n)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
