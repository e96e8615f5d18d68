import { formatPhone } from '@hafi/base/format-phone';
import { supportContact } from '@hafi/contract/support/network';
import { Trans } from '@lingui/react/macro';

function Words() {
  const phone = formatPhone(supportContact.phone);
  return (
    <>
      <p>
        <Trans>
          This page needs JavaScript, which is turned off here. Call us and we do it with you:{' '}
          <a href={`tel:${supportContact.phone}`}>{phone}</a>
        </Trans>
      </p>
      <p>
        <Trans>
          In an emergency call <a href="tel:912">912</a> or <a href="tel:112">112</a>.
        </Trans>
      </p>
    </>
  );
}

/** Tells readers without JavaScript what this page cannot do for them, and who can help. */
export function NeedsScript() {
  // Rendered only while prerendering, so its words are not in the bundle.
  return <noscript>{import.meta.env.SSR ? <Words /> : null}</noscript>;
}
