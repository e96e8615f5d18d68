/** What is wrong in the sheet, by the id of its field. */
export interface SheetFault {
  readonly field: string;
  readonly text: string;
}
