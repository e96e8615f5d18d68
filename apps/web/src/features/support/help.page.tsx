import { supportContact } from '@hafi/contract/support/claims';
import { formatPhone } from '@hafi/i18n/phone';
import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Heading } from '@hafi/ui/heading/heading';
import { Grid, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { SearchField } from '@hafi/ui/search-field/search-field';
import { useLingui as useMessages } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen, Mail, MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Page, PagePart } from '../../lib/page.tsx';
import { faq } from './faq.ts';
import { OpeningHours } from './opening-hours.tsx';

function Questions() {
  const { t } = useLingui();
  const { _ } = useMessages();
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = faq
    .map(({ question, answer }) => ({ question: _(question), answer: _(answer) }))
    .filter((item) => `${item.question} ${item.answer}`.toLowerCase().includes(wanted));
  return (
    <Stack fill>
      <SearchField
        label={t`Search the questions`}
        labelShown
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <div aria-live="polite">
        {found.length === 0 ? (
          <Empty title={t`No results found`}>
            {t`Try adjusting your search terms or browse our categories above.`}
          </Empty>
        ) : (
          <Accordion>
            {found.map(({ question, answer }) => (
              <AccordionItem key={question} title={question}>
                <p>{answer}</p>
              </AccordionItem>
            ))}
          </Accordion>
        )}
      </div>
    </Stack>
  );
}

/** Help by oneself and by people. */
export function HelpPage() {
  const { t } = useLingui();
  const ways = [
    {
      icon: MessageCircle,
      title: t`Messages`,
      detail: t`Your doctors and coordinators in one place.`,
      act: t`Open messages`,
      to: paths.chat,
    },
    {
      icon: Phone,
      title: t`Phone`,
      detail: formatPhone(supportContact.phone),
      act: t`Call us`,
      href: `tel:${supportContact.phone}`,
    },
    {
      icon: Mail,
      title: t`Email`,
      detail: t`We answer within 24 hours.`,
      act: t`Write an e-mail`,
      href: `mailto:${supportContact.email}`,
    },
    {
      icon: BookOpen,
      title: t`User Guide`,
      detail: t`The six things people do most, step by step.`,
      act: t`Read the guide`,
      href: '#questions',
    },
  ];
  return (
    <Page title={t`Help & Support`} lead={<Trans>Find the answer here, or ask a person.</Trans>}>
      <Grid column="two" even>
        {ways.map(({ icon, title, detail, act, to, href }) => (
          <Card key={title} as="section">
            <Stack fill>
              <Heading level={2} look={3}>
                {title}
              </Heading>
              <p>{detail}</p>
              {to ? (
                <ButtonLink as={Link} to={to} variant="second" icon={icon}>
                  {act}
                </ButtonLink>
              ) : (
                <ButtonLink href={href} variant="second" icon={icon}>
                  {act}
                </ButtonLink>
              )}
            </Stack>
          </Card>
        ))}
      </Grid>
      <div id="questions" tabIndex={-1}>
        <PagePart title={<Trans>Frequently asked questions</Trans>}>
          <Questions />
        </PagePart>
      </div>
      <PagePart title={<Trans>Still Need Help?</Trans>}>
        <OpeningHours />
        <p>
          <Trans>By e-mail you have an answer within 24 hours.</Trans>
        </p>
      </PagePart>
    </Page>
  );
}
