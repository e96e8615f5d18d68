import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useInstall } from '../../lib/update/install.ts';

/** Installs the app where the browser can, and explains how where it cannot. */
export function InstallOffer({ onLeave }: { onLeave?: () => void }) {
  const { canInstall, installed, install } = useInstall();
  if (installed) return null;
  if (canInstall) {
    return (
      <Button variant="second" icon={Download} wide onClick={() => void install()}>
        <Trans>Install Hafi</Trans>
      </Button>
    );
  }
  return (
    <ButtonLink
      as={Link}
      to={`${paths.help}#guide-install`}
      variant="second"
      icon={Download}
      wide
      onClick={onLeave}
    >
      <Trans>Put Hafi on the screen of your phone</Trans>
    </ButtonLink>
  );
}
