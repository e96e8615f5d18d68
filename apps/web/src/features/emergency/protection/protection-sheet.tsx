import { Card } from '@hafi/ui/card/card';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { ContactLine } from './contact-line.tsx';
import { OwnQuestion } from './own-question.tsx';
import { useProtection } from './protection.queries.ts';
import { ProtectionHead } from './protection-head.tsx';

/** Whether an elder who calls for help is heard, who has agreed, and the buttons that ask. */
export function ProtectionSheet({ elderId }: { elderId: string }) {
  const { t } = useLingui();
  const query = useProtection(elderId);
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
