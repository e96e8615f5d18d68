import { formatDate } from '@hafi/i18n/dates';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../lib/locale.ts';
import { Page } from '../../lib/page.tsx';
import { type TextSection, TextSections } from './text-section.tsx';

const lastUpdated = '2026-11-21';

const sections: readonly TextSection[] = [
  {
    title: msg`What Hafi is`,
    paragraphs: [
      msg`Hafi brings elders together with family, doctors, caregivers and volunteers. Hafi is no hospital and no ambulance. In danger call 912 or 112.`,
    ],
  },
  {
    title: msg`Your account`,
    points: [
      msg`Give true names and a number or address that is yours.`,
      msg`You may let somebody you trust help you. What they do counts as done by you.`,
      msg`Doctors and caregivers are listed only after a coordinator has checked their papers.`,
    ],
  },
  {
    title: msg`Appointments`,
    points: [
      msg`A booking holds the doctor's time for you at once.`,
      msg`Cancelling is free until 24 hours before. Later the service fee of 2,000 RWF is kept, and the rest is given back.`,
      msg`If the doctor cancels, you pay nothing.`,
    ],
  },
  {
    title: msg`Paying`,
    points: [
      msg`Prices are in Rwandan francs and shown before you confirm, with the service fee.`,
      msg`You may pay online or after the appointment.`,
      msg`Hafi never asks for your PIN.`,
    ],
  },
  {
    title: msg`If something goes wrong`,
    paragraphs: [msg`Write or call. We look into it and answer. The law of Rwanda applies.`],
  },
];

/** What one agrees to. */
export function TermsPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const date = formatDate(lastUpdated, locale);
  return (
    <Page title={t`Terms of use`} lead={<Trans>Last updated: {date}</Trans>}>
      <TextSections sections={sections} />
    </Page>
  );
}
