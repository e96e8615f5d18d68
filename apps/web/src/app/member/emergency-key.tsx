import { BarAlarm } from '@hafi/ui/shell/bar';
import { BarTopAlarm } from '@hafi/ui/shell/bar-top';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone, Siren } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';

/** The emergency key of a phone's bar, at the bottom or `onTop`; on the emergency page it calls 912. */
export function EmergencyKey({ onTop }: { onTop?: boolean }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const Key = onTop ? BarTopAlarm : BarAlarm;
  if (pathname === paths.emergency) {
    return (
      // The icon says "Call": with the word the others would not fit.
      <Key href="tel:912" icon={Phone} aria-label={t`Call 912`}>
        912
      </Key>
    );
  }
  return (
    <Key as={NavLink} to={paths.emergency} icon={Siren}>
      <Trans>Emergency</Trans>
    </Key>
  );
}
