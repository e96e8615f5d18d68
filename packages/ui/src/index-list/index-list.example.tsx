import { IndexLink, IndexList } from './index-list.tsx';

export function Example() {
  return (
    <IndexList>
      <IndexLink href="#index-list" title="Doctors" detail="In person or by video" />
      <IndexLink href="#index-list" title="Medications" />
    </IndexList>
  );
}
