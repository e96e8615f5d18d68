import { Loading } from '@hafi/ui/list-state/list-state';
import type { ComponentProps } from 'react';
import { SlowPart } from './slow-part.tsx';

/** The fallback of a lazy part: a skeleton, and a word when it takes long. */
export function PartLoading(props: ComponentProps<typeof Loading>) {
  return (
    <>
      <Loading {...props} />
      <SlowPart />
    </>
  );
}
