import { Row } from '../layout/layout.tsx';
import { Spinner } from './spinner.tsx';

export function Example() {
  return (
    <Row>
      <Spinner label="Loading the text" size="text" />
      <Spinner label="Loading the doctors" labelShown />
      <Spinner label="Loading the record" labelShown size="large" />
    </Row>
  );
}
