import { Trans, useLingui } from '@lingui/react/macro';
import { Page, PagePart } from '../../../lib/page/page.tsx';
import { useAnchor } from '../../../lib/page/use-anchor.ts';
import { HelpCards } from './help-cards.tsx';
import { Questions } from './questions.tsx';
import { StillNeedHelp } from './still-need-help.tsx';
import { UserGuide } from './user-guide.tsx';

/** The help page: self-help and support. */
export function HelpPage() {
  const { t } = useLingui();
  useAnchor();
  return (
    <Page
      title={t`Help & Support`}
      description={t`Answers to the questions asked most about Hafi, a guide step by step, and people who help by phone, e-mail and message.`}
      lead={<Trans>Find the answer here, or ask a person.</Trans>}
    >
      <HelpCards />
      <div id="questions" tabIndex={-1}>
        <PagePart title={<Trans>Frequently asked questions</Trans>}>
          <Questions />
        </PagePart>
      </div>
      <div id="guide" tabIndex={-1}>
        <PagePart title={<Trans>User Guide</Trans>}>
          <UserGuide />
        </PagePart>
      </div>
      <PagePart title={<Trans>Still Need Help?</Trans>}>
        <StillNeedHelp />
      </PagePart>
    </Page>
  );
}
