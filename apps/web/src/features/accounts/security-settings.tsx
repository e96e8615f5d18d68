import { Stack } from '@hafi/ui/layout/layout';
import { Stitch } from '@hafi/ui/stitch/stitch';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Devices } from './devices.tsx';
import { MyData } from './my-data.tsx';
import styles from './settings.module.css';
import { SharedPhone } from './shared-phone.tsx';
import { TwoFactor } from './two-factor.tsx';

/** Password, second step, shared phones, devices, one's own data and the way out. */
export function SecuritySettings() {
  return (
    <Stack fill gap="loose" className={styles.narrow}>
      <ChangePassword />
      <Stitch />
      <TwoFactor />
      <Stitch />
      <SharedPhone />
      <Stitch />
      <Devices />
      <Stitch />
      <MyData />
      <Stitch />
      <DeleteAccount />
    </Stack>
  );
}
