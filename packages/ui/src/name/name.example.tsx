import { Stack } from '../layout/layout.tsx';
import { Name } from './name.tsx';

export function Example() {
  return (
    <Stack>
      <h2>
        <Name alone>Marie Josée Nyiramanzabarakiza</Name>
      </h2>
      <b>
        <Name>Espérance Mukandayisenga</Name>
      </b>
      <b>
        <Name>Claudine Uwase</Name>
      </b>
    </Stack>
  );
}
