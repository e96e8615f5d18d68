import { Grid } from '../layout/layout.tsx';
import { Ring } from './ring.tsx';

export function Example() {
  return (
    <Grid column="narrow">
      <Ring count={7} done={[0, 1, 3]} today={4} />
      <Ring count={10} done={6} tone="alarm" />
      <Ring count={30} done={12} tone="earth" />
      <Ring count={8} done={3} tone="plain" turning />
    </Grid>
  );
}
