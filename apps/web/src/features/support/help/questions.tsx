import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { Button } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { SearchField } from '@hafi/ui/search-field/search-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../../lib/paths.ts';
import { useSearch } from '../../../lib/search.ts';
import { withParam } from '../../../lib/with-param.ts';
import { faq, findQuestions } from './faq.ts';

/** The questions with a search that is kept in the URL. Without JavaScript all are shown. */
export function Questions() {
  const { t } = useLingui();
  const [search, setSearch] = useSearch();
  const query = search.get('q') ?? '';
  const change = (typed: string) => setSearch(withParam(search, 'q', typed), { replace: true });
  const written = faq.map(({ question, answer }) => ({ question: t(question), answer: t(answer) }));
  const found = findQuestions(written, query);
  return (
    <Stack fill>
      <search>
        <form action={paths.help} method="get" onSubmit={(event) => event.preventDefault()}>
          <SearchField
            label={t`Search the questions`}
            labelShown
            name="q"
            maxLength={100}
            value={query}
            onChange={(event) => change(event.currentTarget.value)}
          />
        </form>
      </search>
      <div aria-live="polite">
        {found.length === 0 ? (
          <Empty
            title={t`No results found`}
            titleAs="h3"
            action={
              <Button variant="second" onClick={() => change('')}>
                <Trans>Show all questions</Trans>
              </Button>
            }
          >
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
