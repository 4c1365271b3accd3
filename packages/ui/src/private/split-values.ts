const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const weekday = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[a-z]*day)?';
const time = String.raw`\d{1,2}:\d{2} [AP]M`;

const kinds = {
  amount: String.raw`-?\$\d[\d,]*(?:\.\d+)?`,
  mask: String.raw`•{4,}(?: ?\d{1,4})?`,
  date: String.raw`(?:\b${weekday}, )?\b${month} \d{1,2}\b(?:, \d{4}\b)?(?: ${time})?`,
  month: String.raw`\b${month} \d{4}\b`,
  time: String.raw`\b${time}`,
  identifier: String.raw`\b[a-z]{2,5}_[\da-z…]*\d[\da-z…]*`,
};

const values = new RegExp(`(${Object.values(kinds).join('|')})`);

export type TextPart = { readonly start: number; readonly text: string; readonly isValue: boolean };

/** Splits a text at its amounts, card masks, dates, times, and identifiers. */
export const splitValues = (text: string): readonly TextPart[] => {
  let start = 0;
  // Splits by one capturing group, which returns texts and values in turn.
  return text.split(values).flatMap((part, index) => {
    const at = start;
    start += part.length;
    return part === '' ? [] : [{ start: at, text: part, isValue: index % 2 === 1 }];
  });
};

/**
 * Returns true if a text contains a value. For an `option`, which accepts only text and is translated as a
 * whole or not at all.
 */
export const hasValue = (text: string): boolean => values.test(text);
