/** A number as written, such as `-12.50`: a spreadsheet calculates with it. */
export interface NumberCell {
  readonly number: string;
}

/** A cell of a CSV file: a text or a number. */
export type CsvCell = string | NumberCell;

/** A spreadsheet runs a cell that begins so as a formula; an apostrophe before it makes it a text. */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

const plainNumber = /^-?\d+(?:\.\d+)?$/;

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function cellText(cell: CsvCell): string {
  if (typeof cell !== 'string' && plainNumber.test(cell.number)) return cell.number;
  const text = typeof cell === 'string' ? cell : cell.number;
  return quoted(beginsFormula.test(text) ? `'${text}` : text);
}

/**
 * Writes one row of a CSV file as RFC 4180 has it, with the line's end. A text that a spreadsheet would run as a formula gets
 * an apostrophe before it; a number stays one, also below zero.
 *
 * @param cells - texts, and numbers as they are to be written
 * @returns the row with CR and LF at its end
 * @example
 * csvRow(['Refund, partly', { number: '-12.50' }]); // '"Refund, partly",-12.50\r\n'
 */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}
