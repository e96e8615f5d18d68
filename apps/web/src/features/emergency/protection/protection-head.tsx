import type { Protection } from '@hafi/contract/emergency/protection.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { ButtonLink } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { mendPath, mendWords, reasonWords, useAgreedWords } from './protection-words.ts';

/** That protection is off, why, and one button that mends the gravest of it elsewhere. */
function ProtectionOff({ protection }: { protection: Protection }) {
  const { t } = useLingui();
  const { reasons } = protection;
  const [gravest] = reasons;
  const agreed = useAgreedWords();
  const ask =
    gravest === 'nobody-near'
      ? protection.contacts.find(({ standing: status }) => status === 'not-asked')?.firstName
      : undefined;
  const to = mendPath(protection);
  return (
    <Alert
      tone="warning"
      icon={ShieldAlert}
      title={<Trans>Protection is off</Trans>}
      action={
        gravest && to ? (
          <ButtonLink as={Link} to={to} variant="second">
            {t(mendWords[gravest])}
          </ButtonLink>
        ) : undefined
      }
    >
      {[
        ...(gravest === 'nobody-near' ? [agreed(protection)] : []),
        ...reasons.map((reason) => t(reasonWords[reason])),
        ...(ask ? [t`Ask ${ask}.`] : []),
      ].join(' ')}
    </Alert>
  );
}

/** Whether protection is on, and by whom. */
export function ProtectionHead({ protection }: { protection: Protection }) {
  const agreed = useAgreedWords();
  if (protection.state === 'off') return <ProtectionOff protection={protection} />;
  return (
    <Alert tone="success" icon={ShieldCheck} title={<Trans>Protection is on</Trans>}>
      {agreed(protection)}
    </Alert>
  );
}
