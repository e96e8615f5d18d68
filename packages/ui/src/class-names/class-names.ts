/**
 * Joins the class names that are set; undefined when there is none, so that no empty attribute is
 * rendered.
 */
export function classNames(...names: ReadonlyArray<string | false | null | undefined>) {
  return names.filter(Boolean).join(' ') || undefined;
}
