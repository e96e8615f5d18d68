import type { HelpRequest } from '@hafi/contract/volunteering/volunteering.schemas';
import { Badge } from '@hafi/ui/badge/badge';
import { useLingui } from '@lingui/react/macro';
import { ownStateWords, stateWords } from './words/help-words.ts';

/** The state of a request as a badge, from the reader's side. */
export function StateBadge({ request }: { request: Pick<HelpRequest, 'side' | 'state'> }) {
  const { t } = useLingui();
  const { icon, name, tone } = stateWords[request.state];
  return (
    <Badge tone={tone} icon={icon}>
      {t(request.side === 'elder' ? name : ownStateWords[request.state])}
    </Badge>
  );
}
