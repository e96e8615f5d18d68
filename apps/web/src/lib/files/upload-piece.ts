/** How much of a file is sent at once, in bytes: the most that a lost network costs. */
export const uploadPiece = 512 * 1024;
