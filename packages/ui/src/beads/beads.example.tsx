import { Beads } from './beads.tsx';

export function Example() {
  return (
    <>
      <p>1 h of 17 h this week, 4 h today</p>
      <Beads done={1} now={4} later={12} />
    </>
  );
}
