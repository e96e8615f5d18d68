import { Stack } from '@hafi/ui/layout/layout';
import { Stitch } from '@hafi/ui/stitch/stitch';
import { ChangePassword } from './change-password.tsx';
import { Devices } from './devices.tsx';
import styles from './settings.module.css';
import { TwoFactor } from './two-factor.tsx';

/** Password, second step and devices. */
export function SecuritySettings() {
  return (
    <Stack fill gap="loose" className={styles.narrow}>
      <ChangePassword />
      <Stitch />
      <TwoFactor />
      <Stitch />
      <Devices />
    </Stack>
  );
}
