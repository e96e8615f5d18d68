import { supportContact } from '@hafi/contract/support/claims';
import { formatDate } from '@hafi/i18n/dates';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../lib/locale.ts';
import { Page, PagePart } from '../../lib/page.tsx';
import { type TextSection, TextSections } from './text-section.tsx';

const lastUpdated = '2025-01-15';

const sections: readonly TextSection[] = [
  {
    title: msg`Information we collect`,
    points: [
      msg`Your names, e-mail address, phone number and the place where you live.`,
      msg`Your appointments, and the note that you write for the doctor.`,
      msg`Payments: amount, method, phone number of the payer. Never a card number, never a PIN.`,
    ],
  },
  {
    title: msg`How we use it`,
    points: [
      msg`To bring you together with the people you chose, and to remind you.`,
      msg`To answer when you ask us, and to keep the service safe.`,
      msg`Never for advertising. We sell nothing about you.`,
    ],
  },
  {
    title: msg`How we keep it safe`,
    points: [
      msg`Connections are encrypted. Passwords are kept as hashes only.`,
      msg`SMS and e-mail subjects never carry a word about your health.`,
      msg`Each act of a coordinator is written in an audit log.`,
    ],
  },
  {
    title: msg`Whom we share it with`,
    points: [
      msg`The doctor of your visit sees your name, phone number and note.`,
      msg`The mobile money company sees the amount and the paying number.`,
      msg`Authorities only when Rwandan law obliges us to.`,
    ],
  },
  {
    title: msg`Your rights`,
    paragraphs: [
      msg`By Law No 058/2021 you may see your data, have it corrected, moved or erased, and object to its use. We answer requests within 30 days. You may also complain to the National Cyber Security Authority.`,
    ],
  },
];

/** What we know about people and what we do with it. */
export function PrivacyPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const date = formatDate(lastUpdated, locale);
  return (
    <Page title={t`Privacy Policy`} lead={<Trans>Last updated: {date}</Trans>}>
      <TextSections sections={sections} />
      <PagePart title={<Trans>Contact</Trans>}>
        <p>
          <Trans>
            Questions about your data:{' '}
            <a href={`mailto:${supportContact.email}`}>{supportContact.email}</a>
          </Trans>
        </p>
      </PagePart>
    </Page>
  );
}
