/**
 * A placeholder that the server fills with live data for readers without JavaScript, from the
 * feature's `fills` of this name. Never rendered in the browser.
 */
export function WithoutScript({ name }: { name: string }) {
  return (
    <noscript>
      <span data-fill={name} />
    </noscript>
  );
}
