import { Badge } from '@hafi/ui/badge/badge';
import { Quiet } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { When } from '../../../kit/when.tsx';
import { paths } from '../../../lib/paths.ts';
import styles from './inbox.module.css';
import type { InboxLine as Line } from './inbox.queries.ts';
import { useInboxBadges } from './inbox-words.ts';

/** One message in the list; the whole line is a link. */
export function InboxLine({ line }: { line: Line }) {
  const { t } = useLingui();
  const badgesOf = useInboxBadges();
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <Link to={paths.adminMessage(line.id)} className={styles.subject}>
          {line.subject ?? t`(no subject)`}
        </Link>
        <Quiet>
          {line.name}, {line.reference}
        </Quiet>
        <Quiet>
          <When at={line.timestamp} />
        </Quiet>
      </div>
      <div className={styles.badges}>
        {badgesOf(line).map(({ tone, word }) => (
          <Badge key={word} tone={tone}>
            {word}
          </Badge>
        ))}
      </div>
    </li>
  );
}
