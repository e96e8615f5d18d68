import { Grid } from '../layout/layout.tsx';
import { GemKey, GemMap } from './gem-map.tsx';

const groups = [
  [
    [0, 1],
    [1, 0],
  ],
  [
    [2, 1],
    [1, 2],
  ],
] as const;

export function Example() {
  return (
    <Grid column="narrow">
      <GemMap groups={groups} />
      <span>
        <GemKey group={0} width="24" /> West
      </span>
      <span>
        <GemKey group={1} width="24" /> East
      </span>
    </Grid>
  );
}
