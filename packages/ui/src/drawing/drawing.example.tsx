import { Grid } from '../layout/layout.tsx';
import { Drawing, type DrawingName } from './drawing.tsx';

const names = [
  'empty',
  'no-results',
  'offline',
  'failed',
  'not-found',
  'nothing-booked',
  'no-messages',
] satisfies DrawingName[];

export function Example() {
  return (
    <Grid column="narrow">
      {names.map((name) => (
        <Drawing key={name} of={name} />
      ))}
    </Grid>
  );
}
