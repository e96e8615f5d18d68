import type { Elder } from '@hafi/contract/circle/circle.contract';
import { SelectField } from '@hafi/ui/field/text-field';
import { useLingui } from '@lingui/react/macro';

/** Chooses the elder whose health is shown, for people who care for several. */
export function ElderChoice(props: {
  elders: readonly Elder[];
  value: string;
  onChange: (id: string) => void;
}) {
  const { t } = useLingui();
  if (props.elders.length < 2) return null;
  return (
    <SelectField
      label={t`Whose health`}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
      options={props.elders.map(({ by, id, name }) => ({
        value: id,
        label: by === 'self' ? t`${name} (you)` : name,
      }))}
    />
  );
}
