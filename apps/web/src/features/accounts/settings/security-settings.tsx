import { Stack } from '@hafi/ui/layout/layout';
import { Stitch } from '@hafi/ui/stitch/stitch';
import type { ReactNode } from 'react';
import { DatedPage } from '../../../lib/query/as-of.tsx';
import { useDevices } from '../accounts.queries.ts';
import { DeleteAccount } from '../own-data/delete-account.tsx';
import { MyData } from '../own-data/my-data.tsx';
import { TwoFactor } from '../second-factor/two-factor.tsx';
import { SharedPhone } from '../shared-phone/shared-phone.tsx';
import { ChangePassword } from './change-password.tsx';
import { Devices } from './devices.tsx';
import styles from './settings.module.css';

/**
 * Password, second factor, shared phones, devices, data export and account deletion. `phone` is what
 * stands beside the shared phones, separated by stitches.
 */
export function SecuritySettings({ phone = null }: { phone?: ReactNode }) {
  return (
    <Stack fill gap="loose" className={styles.narrow}>
      <ChangePassword />
      <Stitch />
      <TwoFactor />
      <Stitch />
      <DatedPage query={useDevices()}>
        <SharedPhone />
        <Stitch />
        {phone ? (
          <>
            {phone}
            <Stitch />
          </>
        ) : null}
        <Devices />
      </DatedPage>
      <Stitch />
      <MyData />
      <Stitch />
      <DeleteAccount />
    </Stack>
  );
}
