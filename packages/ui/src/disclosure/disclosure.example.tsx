import { Button } from '../button/button.tsx';
import { Disclosure } from './disclosure.tsx';

export function Example() {
  return (
    <Disclosure label="2 new" panelLabel="What is new">
      {(close) => (
        <Button variant="second" onClick={close}>
          I have read it
        </Button>
      )}
    </Disclosure>
  );
}
