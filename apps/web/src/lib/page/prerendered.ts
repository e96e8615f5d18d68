/** Whether this page is prerendered HTML, or is being prerendered now: always for a visitor. */
export const isPrerendered =
  import.meta.env.SSR || document.getElementById('root')?.hasAttribute('data-drawn') === true;
