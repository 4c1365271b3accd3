/** The head of a record in docs/adr. Missing parts are empty. */
type DecisionRecord = {
  readonly file: string;
  readonly number: number;
  readonly title: string;
  /** `Accepted`, or `Superseded by [ADR 19](0019-calls-go-out-by-ky.md)`. */
  readonly status: string;
  /** `2026-11-22`, or `2026-11-22, revised 2026-11-23`. */
  readonly date: string;
};

/** Reads the head of a record: its numbered title, its status and its date. */
export const readRecord = (file: string, text: string): DecisionRecord => {
  const [, number = '', title = ''] = /^# (\d+)\. (.+)/.exec(text) ?? [];
  const [, status = ''] = /^- Status: (.+)$/m.exec(text) ?? [];
  const [, date = ''] = /^- Date: (.+)$/m.exec(text) ?? [];
  return { file, number: Number(number), title, status, date };
};

const successor = /^Superseded by \[ADR (?<number>\d+)\]\((?<file>[^)]+)\)$/;
const dates = /^\d{4}-\d\d-\d\d(?:, revised \d{4}-\d\d-\d\d)?$/;

const isStatus = (
  { number, status }: DecisionRecord,
  records: readonly Pick<DecisionRecord, 'file' | 'number'>[],
): boolean => {
  if (status === 'Accepted') return true;
  const { groups } = successor.exec(status) ?? {};
  return records.some(
    (one) => one.number > number && one.file === groups?.['file'] && one.number === Number(groups['number']),
  );
};

/** Gaps in the heads of records, in the order of their files, as sentences. */
export const findRecordGaps = (records: readonly DecisionRecord[]): readonly string[] =>
  records.flatMap((record, index) => {
    const { file, number, status, date } = record;
    const isNumbered = number === index + 1 && file.startsWith(`${String(number).padStart(4, '0')}-`);
    return [
      ...(isNumbered ? [] : [`${file}: is not titled as record ${String(index + 1)}.`]),
      ...(isStatus(record, records) ? [] : [`${file}: "${status}" is no status.`]),
      ...(dates.test(date) ? [] : [`${file}: "${date}" is no date.`]),
    ];
  });

/** The index's rows, from the records. */
export const indexRows = (records: readonly DecisionRecord[]): readonly string[] =>
  records.map(
    ({ file, number, title, status, date }) =>
      `| [${String(number)}](${file}) | ${title} | ${status} | ${date} |`,
  );

/** The rows of an index, without column padding. */
export const readIndex = (page: string): readonly string[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| ['))
    .map((row) => row.replaceAll(/ +/g, ' '));
