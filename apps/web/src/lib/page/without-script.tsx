/**
 * A place that the server fills with live data for readers without script, by the feature's `fills`
 * of that name. With script it is never drawn.
 */
export function WithoutScript({ name }: { name: string }) {
  return (
    <noscript>
      <span data-fill={name} />
    </noscript>
  );
}
