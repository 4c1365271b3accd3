import { findTestGaps } from './find-gaps.ts';
import type { Requirement } from './requirements-page.ts';
import type { RanTest } from './test-reports.ts';

/** How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0 has. */
const sections = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

export const requirementNumbers: readonly string[] = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${String(index + 1)}`),
);

const verdicts = ['met', 'not applicable', 'open'];

const gapsOf = (
  { verdict, reason, tests, places }: Requirement,
  ran: readonly RanTest[],
  isThere: (place: string) => boolean,
): readonly string[] => {
  const away = places.filter((place) => !isThere(place)).map((place) => `${place} is not there.`);
  const unshown = verdict === 'met' && tests.length + places.length === 0;
  return [
    ...(verdicts.includes(verdict) ? [] : [`"${verdict}" is no verdict.`]),
    ...(reason === '' || unshown ? ['says neither what shows it nor why.'] : []),
    ...away,
    ...tests.flatMap((test) => findTestGaps(test, ran)),
  ];
};

/**
 * What stands between the page and the truth: requirements that are left out or stand there twice, tests that are not
 * there or did not pass, places that are not there. Empty where each one is answered.
 */
export const findRequirementGaps = (
  requirements: readonly Requirement[],
  ran: readonly RanTest[],
  isThere: (place: string) => boolean,
): readonly string[] => {
  const numbers = requirements.map(({ number }) => number);
  const missing = requirementNumbers.filter((number) => !numbers.includes(number));
  const others = numbers.filter(
    (number, index) => !requirementNumbers.includes(number) || numbers.indexOf(number) !== index,
  );
  return [
    ...missing.map((number) => `V${number} is missing.`),
    ...others.map((number) => `V${number} stands there twice, or is none of levels 1 and 2.`),
    ...requirements.flatMap((one) =>
      gapsOf(one, ran, isThere).map((gap) => `line ${String(one.line)}, V${one.number}: ${gap}`),
    ),
  ];
};
