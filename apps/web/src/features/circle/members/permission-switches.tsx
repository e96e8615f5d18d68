import { type Permission, permissions } from '@hafi/contract/circle/circle-terms';
import { Card } from '@hafi/ui/card/card';
import { SwitchField } from '@hafi/ui/field/choice-field';
import { useLingui } from '@lingui/react/macro';
import type { FieldRegistration } from '../../../lib/form/form-values.ts';
import styles from '../circle.module.css';
import { permissionNames } from './permission-names.ts';

/** One switch per permission, all off by default. */
export function PermissionSwitches(props: {
  legend: string;
  register: FieldRegistration;
  error?: string | undefined;
  /** All of them by default. */
  offered?: readonly Permission[];
}) {
  const { t } = useLingui();
  const { error, legend, offered = permissions, register } = props;
  return (
    <fieldset className={styles.switches}>
      <legend>
        <b>{legend}</b>
      </legend>
      <Card lines>
        {offered.map((permission, index) => (
          <SwitchField
            key={permission}
            value={permission}
            label={t(permissionNames[permission])}
            {...register}
            error={index === 0 ? error : undefined}
          />
        ))}
      </Card>
    </fieldset>
  );
}
