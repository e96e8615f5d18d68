import { SrOnly } from './sr-only.tsx';

export function Example() {
  return (
    <p>
      2<SrOnly> unread messages</SrOnly>
    </p>
  );
}
