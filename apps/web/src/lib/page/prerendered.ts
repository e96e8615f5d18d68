/** Whether the page came drawn from the server, or is being drawn there: then for a visitor. */
export const isPrerendered =
  import.meta.env.SSR || document.getElementById('root')?.hasAttribute('data-drawn') === true;
