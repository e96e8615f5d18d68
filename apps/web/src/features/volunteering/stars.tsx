import type { HelpRequest } from '@hafi/contract/volunteering/volunteering.schemas';
import { Quiet } from '@hafi/ui/layout/layout';
import { Plural, Trans } from '@lingui/react/macro';

/** The rating by the elder's side. */
export function Stars({ rating }: { rating: NonNullable<HelpRequest['rating']> }) {
  const { stars, thanks } = rating;
  return (
    <Quiet>
      <Plural value={stars} one="# star of 5" other="# stars of 5" />
      {thanks ? (
        <>
          {' · '}
          <Trans>“{thanks}”</Trans>
        </>
      ) : null}
    </Quiet>
  );
}
