/** The largest file of a bank statement, in bytes. */
export const statementLimit = 2 * 1024 * 1024;
