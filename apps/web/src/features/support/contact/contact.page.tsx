import { referenceShape } from '@hafi/contract/support/contact-facts';
import { Status } from '@hafi/ui/alert/alert';
import { Split, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { Page } from '../../../lib/page/page.tsx';
import { WithoutScript } from '../../../lib/page/without-script.tsx';
import { useSession } from '../../../lib/session.ts';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.tsx';
import { ContactSent } from './contact-sent.tsx';
import { subjectOf } from './contact-topics.ts';
import { ContactWays } from './contact-ways.tsx';
import { InDanger } from './in-danger.tsx';

/** The contact page, with the form first. */
export function ContactPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { account } = useSession();
  const reference = search.get('sent') ?? '';
  const requested = subjectOf(search);
  const subject = requested ? t(requested) : '';
  return (
    <Page
      title={t`Get in Touch`}
      description={t`Write to Hafi or call us: people answer in Kinyarwanda, English and French. In danger, call 912 or 112 at once.`}
      lead={<Trans>People answer, in Kinyarwanda, English and French.</Trans>}
    >
      <div className={styles.first}>
        <WithoutScript name="contact-sent" />
        <Status>
          {referenceShape.test(reference) ? <ContactSent reference={reference} /> : null}
        </Status>
        <InDanger />
      </div>
      <Split ratio="major">
        <Stack as="section" fill>
          <h2>
            <Trans>Write to us</Trans>
          </h2>
          <ContactForm key={account?.id ?? 'visitor'} account={account} subject={subject} />
        </Stack>
        <ContactWays />
      </Split>
    </Page>
  );
}
