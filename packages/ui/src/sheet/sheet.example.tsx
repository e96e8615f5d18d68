import { ButtonLink } from '../button/button.tsx';
import { Sheet, SheetBody, SheetRow, SheetRows } from './sheet.tsx';

export function Example() {
  return (
    <>
      <Sheet
        title="Medicines"
        count={2}
        aside={
          <ButtonLink href="#add" variant="link">
            Add one
          </ButtonLink>
        }
      >
        <SheetRows>
          <SheetRow title="Amlodipine 5 mg" line="1 in the morning" end="11 of 14" marked />
          <SheetRow title="Metformin 500 mg" line="1 with breakfast" end="13 of 14" />
        </SheetRows>
      </Sheet>
      <Sheet title="Coming">
        <SheetBody>Nothing is planned.</SheetBody>
      </Sheet>
    </>
  );
}
