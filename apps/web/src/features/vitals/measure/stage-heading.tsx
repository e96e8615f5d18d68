import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Stack } from '@hafi/ui/layout/layout';
import { Person } from '@hafi/ui/person/person';
import { StepHeading } from '../../../kit/step-heading.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';

/** The question of a stage, read out when it comes; above it whose health it is, unless one's own. */
export function StageHeading(props: { elder: Elder; children: string; takesFocus?: boolean }) {
  const { elder, children, takesFocus = false } = props;
  usePageTitle(children);
  return (
    <Stack>
      {elder.by === 'self' ? null : (
        <Person personId={elder.id} name={elder.name} photo={elder.photo ?? undefined} />
      )}
      <StepHeading first={!takesFocus}>{children}</StepHeading>
    </Stack>
  );
}
