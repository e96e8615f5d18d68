import { Problem } from '@hafi/contract/core/problem';
import { Card } from '@hafi/ui/card/card';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { ElderGone } from '../../../kit/circle/elder-gone.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { ContactLine } from './contact-line.tsx';
import { OwnQuestion } from './own-question.tsx';
import { useProtection } from './protection.queries.ts';
import { ProtectionHead } from './protection-head.tsx';

const isGone = ({ error }: { readonly error: Error | null }) =>
  error instanceof Problem && [400, 404, 422].includes(error.status);

/** Whether an elder who calls for help is heard, who has agreed, and the buttons that ask. */
export function ProtectionSheet({ elderId }: { elderId: string }) {
  const { t } = useLingui();
  const query = useProtection(elderId);
  // What was read before is not shown once the right to read it has ended.
  if (isGone(query)) return <ElderGone />;
  return (
    <OutcomePlace>
      <QueryState
        query={query}
        label={t`Loading who can be called`}
        failed={t`Whether protection is on is not known now`}
        compact
      >
        {(protection) => (
          <Stack fill>
            <ProtectionHead protection={protection} />
            <OwnQuestion protection={protection} />
            {protection.contacts.length > 0 ? (
              <Stack fill gap="tight" as="section" aria-labelledby="who-agreed">
                <h2 id="who-agreed">
                  <Trans>Who would be called first</Trans>
                </h2>
                <Card as="ul" lines>
                  {protection.contacts.map((contact) => (
                    <ContactLine
                      key={contact.id ?? 'named'}
                      protection={protection}
                      contact={contact}
                    />
                  ))}
                </Card>
              </Stack>
            ) : null}
          </Stack>
        )}
      </QueryState>
    </OutcomePlace>
  );
}
