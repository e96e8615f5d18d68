import { Grid } from '../layout/layout.tsx';
import { empty, failed, offline } from './basic-shapes.tsx';
import { Drawing } from './drawing.tsx';
import { noMessages, noResults, notFound, nothingBooked } from './special-shapes.tsx';

const shapes = [empty, noResults, offline, failed, notFound, nothingBooked, noMessages];

export function Example() {
  return (
    <Grid column="narrow">
      {shapes.map((shape) => (
        <Drawing key={shape.name} of={shape} />
      ))}
    </Grid>
  );
}
