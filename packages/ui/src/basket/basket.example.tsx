import { Grid } from '../layout/layout.tsx';
import { Tile } from '../tile/tile.tsx';
import { Basket } from './basket.tsx';

const people = ['Eric Mugisha', 'Aline Uwase', 'Jean Habimana'];

export function Example() {
  return (
    <Grid column="narrow">
      <Basket
        size="hero"
        centre={<Tile personId="elder" name="Espérance Mukamana" size="large" labelled />}
        rim={people.map((name) => (
          <Tile key={name} personId={name} name={name} size="small" labelled />
        ))}
      />
      <Basket size="small" weave="star" />
      <Basket size="small" weave="ripple" />
      <Basket size="small" weave="sun" />
    </Grid>
  );
}
