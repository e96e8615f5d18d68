import { Row } from '../layout/layout.tsx';
import { Tile } from './tile.tsx';

export function Example() {
  return (
    <Row>
      <Tile personId="a" name="Eric Mugisha" size="small" labelled />
      <Tile personId="b" name="Aline Uwase" labelled />
      <Tile personId="c" name="Jean Habimana" size="large" labelled />
      <Tile personId="d" name="Espérance Mukamana" size="portrait" labelled />
    </Row>
  );
}
