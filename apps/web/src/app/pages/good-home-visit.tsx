import { Thread } from '@hafi/ui/steps/steps';
import { Trans } from '@lingui/react/macro';
import { PagePart } from '../../lib/page/page.tsx';

/** How a volunteer's visit goes well, step by step. */
export function GoodHomeVisit() {
  return (
    <PagePart title={<Trans>How a visit goes well</Trans>}>
      <Thread>
        <li>
          <p>
            <Trans>Say your name at the door and show who sent you.</Trans>
          </p>
        </li>
        <li>
          <p>
            <Trans>Ask what would help today, and do that.</Trans>
          </p>
        </li>
        <li>
          <p>
            <Trans>Take no money. Never ask for a PIN.</Trans>
          </p>
        </li>
        <li>
          <p>
            <Trans>If something worries you, call the family, or 912 in danger.</Trans>
          </p>
        </li>
      </Thread>
    </PagePart>
  );
}
