import { Button } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ActFailure } from '../../../kit/act-failure.tsx';

type Because = 'reference' | 'amount' | 'name';

/** What a line may be; nothing where nothing is suggested. */
export function Suggestions({ children }: { children: readonly ReactNode[] }) {
  return children.length > 0 ? (
    <>
      <p>
        <Trans>It may be:</Trans>
      </p>
      <ul>{children}</ul>
    </>
  ) : null;
}

/** One thing that a line may be, why, and the button that says so. */
export function Suggestion(props: {
  because: readonly Because[];
  /** Names it for who hears the button only. */
  name: string;
  act: ComponentProps<typeof ActFailure>['act'] & { readonly isPending: boolean };
  onChoose: () => void;
  children: (why: string) => ReactNode;
}) {
  const { act, because, children, name, onChoose } = props;
  const { t } = useLingui();
  const why = [
    because.includes('reference') ? t`the reference` : null,
    because.includes('amount') ? t`the same sum` : null,
    because.includes('name') ? t`the name stands in it` : null,
  ]
    .filter((each) => each !== null)
    .join(', ');
  return (
    <li>
      <Row>
        {children(why)}
        <Button variant="second" icon={Link2} busy={act.isPending} onClick={onChoose}>
          <Trans>It is this one</Trans>
          <SrOnly> ({name})</SrOnly>
        </Button>
      </Row>
      <ActFailure act={act} />
    </li>
  );
}
