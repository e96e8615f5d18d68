import { ButtonLink } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Stack } from '../layout/layout.tsx';
import { Figure, Ledger, PriceRow } from './ledger.tsx';

export function Example() {
  return (
    <Stack fill>
      <Ledger
        lines={[
          { figure: '850+', label: 'partners' },
          { figure: '4,200', label: 'visits' },
        ]}
      />
      <Figure unit="mmHg">138/84</Figure>
      <Card lines>
        <PriceRow
          title={<h3>Complete Care</h3>}
          detail="All of Essential, and visits at home"
          price="18,000 RWF a month"
          priceNote="or 180,000 RWF a year"
          action={<ButtonLink href="#ledger">Choose</ButtonLink>}
        />
      </Card>
    </Stack>
  );
}
