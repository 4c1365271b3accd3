/** A card scheme, identified by the first digits of its numbers. */
export interface CardBrand {
  readonly id: 'visa' | 'mastercard' | 'american_express' | 'discover' | 'diners_club' | 'jcb' | 'unionpay';
  /** The scheme's name in its own spelling. */
  readonly name: string;
  readonly numberLengths: readonly number[];
  readonly securityCodeLength: number;
  /** The grouping of its numbers on the card, if not by fours. Longer numbers are grouped by fours. */
  readonly groupLengths?: readonly number[];
  /** First and last prefix of each range, in equal lengths. */
  readonly prefixes: readonly (readonly [first: string, last: string])[];
}

// No two ranges overlap. Some numbers under 62 also run on Discover's network; the card itself says UnionPay.
const cardBrands: readonly CardBrand[] = [
  {
    id: 'visa',
    name: 'Visa',
    numberLengths: [13, 16, 19],
    securityCodeLength: 3,
    prefixes: [['4', '4']],
  },
  {
    id: 'mastercard',
    name: 'Mastercard',
    numberLengths: [16],
    securityCodeLength: 3,
    prefixes: [
      ['51', '55'],
      ['2221', '2720'],
    ],
  },
  {
    id: 'american_express',
    name: 'American Express',
    numberLengths: [15],
    securityCodeLength: 4,
    groupLengths: [4, 6, 5],
    prefixes: [
      ['34', '34'],
      ['37', '37'],
    ],
  },
  {
    id: 'discover',
    name: 'Discover',
    numberLengths: [16, 17, 18, 19],
    securityCodeLength: 3,
    prefixes: [
      ['6011', '6011'],
      ['644', '659'],
    ],
  },
  {
    id: 'diners_club',
    name: 'Diners Club',
    numberLengths: [14, 15, 16, 17, 18, 19],
    securityCodeLength: 3,
    groupLengths: [4, 6, 4],
    prefixes: [
      ['300', '305'],
      ['3095', '3095'],
      ['36', '36'],
      ['38', '39'],
    ],
  },
  {
    id: 'jcb',
    name: 'JCB',
    numberLengths: [16, 17, 18, 19],
    securityCodeLength: 3,
    prefixes: [['3528', '3589']],
  },
  {
    id: 'unionpay',
    name: 'UnionPay',
    numberLengths: [16, 17, 18, 19],
    securityCodeLength: 3,
    prefixes: [
      ['62', '62'],
      ['81', '81'],
    ],
  },
];

/**
 * Returns the brand of a card by its number, as soon as the typed digits identify one.
 *
 * @param number - the number or its beginning; everything but digits is ignored
 * @returns `undefined` while several brands are possible, or if the brand is not known
 * @example
 * cardBrand('4242')?.name; // 'Visa'
 */
export function cardBrand(number: string): CardBrand | undefined {
  const digits = number.replace(/[^0-9]/g, '');
  return cardBrands.find(({ prefixes }) =>
    prefixes.some(([first, last]) => {
      // Texts of equal length compare like the numbers that they represent.
      const prefix = digits.slice(0, first.length);
      return prefix.length === first.length && prefix >= first && prefix <= last;
    }),
  );
}
