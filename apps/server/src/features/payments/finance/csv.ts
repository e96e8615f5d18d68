type Cell = string | number | null;

/**
 * What spreadsheets take for the begin of a formula, also where one splits cells at semicolons, as in
 * French.
 */
const formula = /(^|[;\t\r\n]\s*)(?=[=+\-@\t\r])/g;

/**
 * A line of a table for spreadsheets (RFC 4180). Text that one would run as a formula is kept from it by
 * an apostrophe (OWASP, CSV injection); numbers stay numbers.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = cell.replace(formula, "$1'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
