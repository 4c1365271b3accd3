import { secretNames, variableNames } from './environment-schema.ts';
import { fileVariable } from './secret-files.ts';

const knownNames = [...variableNames, ...secretNames.map(fileVariable)];

/** Up to this length, only transposed letters match, because a short name resembles many words. */
const shortName = 6;

/**
 * Returns the optimal string alignment distance: the number of letters to add, remove, replace or swap with
 * their neighbor.
 */
const editDistance = (first: string, second: string): number => {
  const rows: number[][] = [Array.from({ length: second.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= first.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= second.length; column += 1) {
      const isSame = first[row - 1] === second[column - 1];
      const isSwap =
        row > 1 && first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
      const distance = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(row - 2, column - 2) + 1 : Infinity,
      );
      rows[row]?.push(distance);
    }
  }
  return at(first.length, second.length);
};

const lettersOf = (name: string): string => Array.from(name).toSorted().join('');

const isNear = (given: string, known: string): boolean => {
  const distance = editDistance(given, known);
  if (known.length < shortName) return distance === 1 && lettersOf(given) === lettersOf(known);
  return distance > 0 && distance <= 2;
};

export const similarNames = (
  names: readonly string[],
): readonly { readonly given: string; readonly meant: string }[] =>
  names
    .filter((name) => /^[A-Z0-9_]+$/.test(name) && !knownNames.includes(name))
    .flatMap((given) => {
      const meant = knownNames
        .filter((known) => isNear(given, known))
        .toSorted((one, other) => editDistance(given, one) - editDistance(given, other))[0];
      return meant === undefined ? [] : [{ given, meant }];
    });
