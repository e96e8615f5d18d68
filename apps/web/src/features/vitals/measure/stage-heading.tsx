import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Stack } from '@hafi/ui/layout/layout';
import { Person } from '@hafi/ui/person/person';
import { StepHeading } from '../../../kit/step-heading.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';

/**
 * The question of a step, read out when it appears; above it the elder's name, unless it is
 * oneself.
 */
export function StageHeading(props: {
  elder: Elder;
  children: string;
  takesFocus?: boolean;
  id?: string;
}) {
  const { elder, children, id, takesFocus = false } = props;
  usePageTitle(children);
  return (
    <Stack>
      {elder.by === 'self' ? null : (
        <Person personId={elder.id} name={elder.name} photo={elder.photo ?? undefined} />
      )}
      <StepHeading first={!takesFocus} {...(id ? { id } : {})}>
        {children}
      </StepHeading>
    </Stack>
  );
}
