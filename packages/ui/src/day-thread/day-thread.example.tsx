import { Button } from '../button/button.tsx';
import { Tile } from '../tile/tile.tsx';
import { DayThread, DayThreadGap, DayThreadRow } from './day-thread.tsx';

const person = (id: string, name: string) => <Tile personId={id} name={name} size="small" />;

export function Example() {
  return (
    <DayThread>
      <DayThreadRow
        time="08:30"
        standing="past"
        tile={person('1', 'Béatrice Uwimana')}
        title="Béatrice Uwimana"
        line="Cough for two weeks"
      />
      <DayThreadRow
        time="09:00"
        standing="now"
        tile={person('2', 'Thérèse Mukarugwiza')}
        title="Thérèse Mukarugwiza"
        line="Pain in the knee"
        acts={<Button>Open chart</Button>}
      />
      <DayThreadRow time="09:30" standing="next" title="Espérance Mukamana" line="By phone" />
      <DayThreadGap time="10:00" kind="free" acts={<Button variant="link">Book it</Button>}>
        Free until 11:00
      </DayThreadGap>
      <DayThreadRow time="11:00" standing="asked" title="Innocent Karangwa" line="Asks" />
      <DayThreadGap time="12:00" kind="shut">
        Break until 14:00
      </DayThreadGap>
      <DayThreadRow time="14:00" standing="later" title="Vestine Nyirahabimana" />
    </DayThread>
  );
}
