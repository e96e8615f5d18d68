import { Alert } from '@hafi/ui/alert/alert';
import { ErrorSummary } from '@hafi/ui/error-summary/error-summary';
import { FieldNotes } from '@hafi/ui/field/field';
import { useLingui } from '@lingui/react/macro';

/**
 * Hidden templates that the server copies into the page when a form sent without JavaScript was
 * refused: error summary, field error, other failure. The server's `contact-page.ts` refers to them
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
