import { appointments, medicines, vitals } from '../picture/health-pictures.tsx';
import { help } from '../picture/home-pictures.tsx';
import { PictureRow, PictureRows } from './picture-row.tsx';

export function Example() {
  return (
    <PictureRows double>
      <PictureRow href="#health" picture={vitals} name="Health" fact="Pressure 138/84, usual" />
      <PictureRow
        href="#medicines"
        picture={medicines}
        name="Medicines"
        fact="Metformin at 13:00"
      />
      <PictureRow
        now
        href="#enter"
        picture={appointments}
        name="Enter"
        fact="09:30, Dr Grace Uwera"
      />
      <PictureRow href="#dates" picture={appointments} name="Appointments" fact="Tomorrow 10:30" />
      <PictureRow href="#help" picture={help} name="Help" fact="Patrick brings food tomorrow" />
    </PictureRows>
  );
}
