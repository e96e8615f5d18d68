import { useEffect, useState } from 'react';
import { Row } from '../src/layout/layout.tsx';
import { Segmented } from '../src/segmented/segmented.tsx';

/** The attributes of `<html>` that set the appearance; an empty one is omitted. */
const settings = [
  { name: 'theme', legend: 'Theme', values: ['light', 'dark'] },
  { name: 'contrast', legend: 'Contrast', values: ['', 'high'] },
  { name: 'density', legend: 'Density', values: ['', 'compact'] },
  { name: 'text', legend: 'Text', values: ['', 'large', 'largest'] },
] as const;

function Setting({ name, legend, values }: (typeof settings)[number]) {
  const [value, setValue] = useState<string>(values[0]);
  useEffect(() => {
    if (value) document.documentElement.dataset[name] = value;
    else delete document.documentElement.dataset[name];
  }, [name, value]);
  return (
    <Segmented
      legend={legend}
      value={value}
      onChange={setValue}
      options={values.map((each) => ({ value: each, label: each || 'usual' }))}
    />
  );
}

/** The appearance settings of the gallery. */
export function Settings() {
  return (
    <Row align="start">
      {settings.map((setting) => (
        <Setting key={setting.name} {...setting} />
      ))}
    </Row>
  );
}
