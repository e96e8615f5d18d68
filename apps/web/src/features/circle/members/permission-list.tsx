import { type Permission, permissions } from '@hafi/contract/circle/circle-terms';
import { Icon } from '@hafi/ui/icon/icon';
import { Quiet } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from '../circle.module.css';
import { permissionIcons, permissionNames } from './permission-names.ts';

/** A list of permissions with icons. */
export function PermissionList({ granted }: { granted: readonly Permission[] }) {
  const { t } = useLingui();
  if (granted.length === 0) {
    return (
      <Quiet>
        <Trans>Belongs to the circle, and sees nothing of it.</Trans>
      </Quiet>
    );
  }
  return (
    <ul className={styles.permissions}>
      {permissions
        .filter((permission) => granted.includes(permission))
        .map((permission) => (
          <li key={permission}>
            <Icon of={permissionIcons[permission]} size="text" />
            <span>{t(permissionNames[permission])}</span>
          </li>
        ))}
    </ul>
  );
}
