import { Icon } from '@hafi/ui/icon/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import styles from './protection.module.css';
import { useProtection } from './protection.queries.ts';
import { ProtectionOff } from './protection-head.tsx';
import { useAgreedWords } from './protection-words.ts';

/** One calm line while protection is on; loud, with what mends it, while it is off. */
export function OwnProtection({ elderId }: { elderId: string }) {
  const { t } = useLingui();
  const agreed = useAgreedWords();
  return (
    <QueryState
      query={useProtection(elderId)}
      label={t`Loading who can be called`}
      failed={t`Whether protection is on is not known now`}
      compact
    >
      {(protection) =>
        protection.state === 'off' ? (
          <ProtectionOff protection={protection} />
        ) : (
          <Link to={paths.protection(elderId)} className={styles.line}>
            <Icon of={ShieldCheck} />
            <span>
              <Trans>Protection is on</Trans>. {agreed(protection)}
            </span>
          </Link>
        )
      }
    </QueryState>
  );
}
