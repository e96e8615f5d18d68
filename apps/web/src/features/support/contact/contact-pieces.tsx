import { Alert } from '@hafi/ui/alert/alert';
import { ErrorSummary } from '@hafi/ui/error-summary/error-summary';
import { FieldNotes } from '@hafi/ui/field/field';
import { useLingui } from '@lingui/react/macro';

/**
 * What the server copies into the page when the form was sent without script and refused: the list
 * of problems, a note beside a field, another failure. `contact-page.ts` of the server knows them
 * by name.
 */
export function ContactPieces() {
  const { t } = useLingui();
  return (
    <noscript>
      <div hidden>
        <div data-piece="problems">
          <ErrorSummary
            title={t`Some answers need a look`}
            errors={[{ field: 'contact-name', text: '' }]}
          />
        </div>
        <div data-piece="field-error">
          <FieldNotes error=" " />
        </div>
        <div data-piece="failure">
          <Alert tone="error" role="alert">
            <span data-words="" />
          </Alert>
        </div>
      </div>
    </noscript>
  );
}
