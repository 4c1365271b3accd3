/** A number as written, such as `-12.50`, so that a spreadsheet can calculate with it. */
export interface NumberCell {
  readonly number: string;
}

export type CsvCell = string | NumberCell;

export const csvMediaType = 'text/csv; charset=utf-8';

/** Without this mark, Excel uses the character set of the computer and shows "CafÃ©". */
const byteOrderMark = '\uFEFF';

/**
 * Matches each position in a text at which a spreadsheet would start a formula: at its beginning, and after a character
 * that ends a cell or a row in a program set to another separator, even in a quoted cell.
 */
const formulaStart =
  /^(?=[\t\r\n])|(?<=^|[;\t\r\n\v\f\u0085\u2028\u2029])(?=["\u0020\u00A0]*[=+\-@＝＋－＠])/g;

const needsQuotes = /[",;\t\r\n\v\f\u0085\u2028\u2029]/;

const plainNumber = /^-?\d+(?:\.\d+)?$/;

function quoted(text: string): string {
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function cellText(cell: CsvCell): string {
  if (typeof cell !== 'string' && plainNumber.test(cell.number)) return cell.number;
  const text = typeof cell === 'string' ? cell : cell.number;
  return quoted(text.replaceAll(formulaStart, "'"));
}

/**
 * Writes one row of a CSV file according to RFC 4180, with its line break. Adds an apostrophe before each
 * part of a text that a spreadsheet would execute as a formula, also after a semicolon, a tab or a line
 * break; numbers are left as they are.
 *
 * @param cells - texts, and numbers as they are to be written
 * @returns the row with CR and LF at its end
 * @example
 * csvRow(['Refund, partly', { number: '-12.50' }]); // '"Refund, partly",-12.50\r\n'
 */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

/**
 * Writes the first row of a CSV file, after the byte order mark that identifies UTF-8 to spreadsheets.
 *
 * @param headings - the names of the columns
 * @returns the mark, and the row with CR and LF at its end
 * @example
 * csvHeadings(['Date', 'Amount']); // '\uFEFFDate,Amount\r\n'
 */
export function csvHeadings(headings: readonly string[]): string {
  return byteOrderMark + csvRow(headings);
}
