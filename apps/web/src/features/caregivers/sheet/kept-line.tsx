import { Status } from '@hafi/ui/alert/alert';
import { Icon } from '@hafi/ui/icon/icon';
import { Trans } from '@lingui/react/macro';
import { Check, TriangleAlert, WifiOff } from 'lucide-react';
import { createContext, use } from 'react';
import { useOnline } from '../../../lib/online.ts';
import styles from './sheet.module.css';

/** From when what a sheet shows is, as a time, where it could not be asked for since. */
export const SheetAge = createContext<string | null>(null);

/** From when what is shown is, where nothing is kept that would say it. */
export function AgeLine() {
  const age = use(SheetAge);
  if (age === null) return null;
  return (
    <p>
      <Trans>Not up to date, from {age}.</Trans>
    </p>
  );
}

function Words({ isKept }: { isKept: boolean }) {
  const age = use(SheetAge);
  const online = useOnline();
  if (!isKept) return <Trans>This phone keeps nothing: stay here until Done</Trans>;
  if (age === null) return <Trans>Kept on this phone, sends itself later</Trans>;
  if (online) return <Trans>Not up to date, from {age}. Kept here</Trans>;
  return <Trans>No internet, from {age}. Kept here</Trans>;
}

/**
 * What the phone does with what is entered, that there is no internet, and from when the sheet is: in
 * one line, for which the rest of the sheet leaves room.
 */
export function KeptLine({ isKept }: { isKept: boolean }) {
  const online = useOnline();
  const icon = online ? Check : WifiOff;
  return (
    <Status>
      {/* The strip that says the same would lie over Done. */}
      <span className={styles.kept} data-says-offline={online || !isKept ? undefined : ''}>
        <Icon of={isKept ? icon : TriangleAlert} />
        <Words isKept={isKept} />
      </span>
    </Status>
  );
}
