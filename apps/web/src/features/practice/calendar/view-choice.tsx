import { Segmented } from '@hafi/ui/segmented/segmented';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

type View = 'day' | 'week';

/** Whether the calendar shows a day or a week. It shows the choice at once, the grid follows. */
export function ViewChoice({ view, onChange }: { view: View; onChange: (next: View) => void }) {
  const { t } = useLingui();
  const [shown, setShown] = useState(view);
  const [known, setKnown] = useState(view);
  // Chosen elsewhere, as by a day of the strip.
  if (view !== known) {
    setKnown(view);
    setShown(view);
  }
  return (
    <Segmented<View>
      legend={t`Show the calendar by`}
      legendHidden
      value={shown}
      onChange={(next) => {
        setShown(next);
        onChange(next);
      }}
      options={[
        { value: 'day', label: t`Day` },
        { value: 'week', label: t`Week` },
      ]}
    />
  );
}
