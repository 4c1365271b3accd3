import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAdultBirthDate, isIncorporationDate } from './profile-dates.ts';
import { isEmployerNumber, isSocialSecurityNumber, readNineDigits } from './tax-numbers.ts';

const today = '2026-11-23';

describe('isAdultBirthDate', () => {
  it.each(['1984-02-29', '2008-11-23', '1900-01-01'])("accepts %s as an adult's birth date", (date) => {
    expect(isAdultBirthDate(date, today)).toBe(true);
  });

  it.each(['2999-01-01', '2020-05-05', '2008-11-24', '1899-12-31', '1984-02-30', '05/09/1984', ''])(
    "rejects %j as an adult's birth date",
    (date) => {
      expect(isAdultBirthDate(date, today)).toBe(false);
    },
  );

  it('counts a birthday on February 29 as March 1 in other years', () => {
    expect(isAdultBirthDate('2008-02-29', '2026-02-28')).toBe(false);
    expect(isAdultBirthDate('2008-02-29', '2026-03-01')).toBe(true);
  });

  it('accepts a person from the eighteenth birthday on', () => {
    const day = fc.date({ min: new Date('1930-03-01'), max: new Date('2010-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (born) => {
        const birthday = new Date(born);
        birthday.setUTCFullYear(born.getUTCFullYear() + 18);
        const eve = new Date(birthday.getTime() - 86_400_000);
        const [birth, on, before] = [born, birthday, eve].map((date) => date.toISOString().slice(0, 10));
        expect(isAdultBirthDate(birth ?? '', on ?? '')).toBe(true);
        expect(isAdultBirthDate(birth ?? '', before ?? '')).toBe(false);
      }),
    );
  });
});

describe('isIncorporationDate', () => {
  it.each(['2016-04-11', today, '1792-05-17'])('accepts the incorporation date %s', (date) => {
    expect(isIncorporationDate(date, today)).toBe(true);
  });

  it.each(['2026-11-24', '2999-01-01', '0016-04-11', '2023-02-29', ''])(
    'rejects the incorporation date %j',
    (date) => {
      expect(isIncorporationDate(date, today)).toBe(false);
    },
  );
});

describe('readNineDigits', () => {
  it.each(['123456789', '12-3456789', '123 45 6789', '123‑45‑6789', '１２３４５６７８９'])(
    'reads nine digits from %j',
    (text) => {
      expect(readNineDigits(text)).toBe('123456789');
    },
  );

  it.each(['', '12-345678', '1234567890', '12345678O', '•••• 6789'])('finds no nine digits in %j', (text) => {
    expect(readNineDigits(text)).toBeUndefined();
  });
});

describe('isEmployerNumber and isSocialSecurityNumber', () => {
  it.each(['000000000', '001234567', '120000000', '12345678', '1234567890'])(
    'rejects %s as an EIN',
    (digits) => {
      expect(isEmployerNumber(digits)).toBe(false);
    },
  );

  it.each(['000000000', '000123456', '666123456', '123004567', '123450000', '1'])(
    'rejects %s as an SSN',
    (digits) => {
      expect(isSocialSecurityNumber(digits)).toBe(false);
    },
  );

  it('accepts an ITIN as an SSN', () => {
    expect(isSocialSecurityNumber('912701234')).toBe(true);
  });

  it('accepts nine digits without a zero as an EIN and an SSN, except the SSN area 666', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]{9}$/), (digits) => {
        expect(isEmployerNumber(digits)).toBe(true);
        expect(isSocialSecurityNumber(digits)).toBe(!digits.startsWith('666'));
      }),
    );
  });
});
