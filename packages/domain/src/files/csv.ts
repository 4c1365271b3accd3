/** A number as written, such as `-12.50`: a spreadsheet calculates with it. */
export interface NumberCell {
  readonly number: string;
}

/** A cell of a CSV file: a text or a number. */
export type CsvCell = string | NumberCell;

/** The media type of every CSV file. */
export const csvMediaType = 'text/csv; charset=utf-8';

/** Excel reads a file without this mark in the character set of the computer, and shows "CafÃ©". */
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
 * Writes one row of a CSV file as RFC 4180 has it, with the line's end. An apostrophe precedes each part of a text that a
 * spreadsheet would run as a formula, also after a semicolon, a tab or a line break; a number stays one, also below zero.
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
 * Writes the first row of a CSV file, after the mark by which spreadsheets recognize UTF-8.
 *
 * @param headings - the names of the columns
 * @returns the mark, and the row with CR and LF at its end
 * @example
 * csvHeadings(['Date', 'Amount']); // '\uFEFFDate,Amount\r\n'
 */
export function csvHeadings(headings: readonly string[]): string {
  return byteOrderMark + csvRow(headings);
}
