import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { terminalPaymentFaults, validateTerminalPayment, validateWithdrawal } from './money-movements.ts';
import { validatePasswordChange, validatePasswordReset } from './password.ts';
import { validateReceiptRecipient } from './receipt-recipient.ts';
import { statementDescriptorOf, validateStatementDescriptor } from './statement-descriptor.ts';

const good = { ok: true };

describe('validateTerminalPayment', () => {
  it('accepts a payment of two dollars on a device', { meta: { shows: ['spec:9.8'] } }, () => {
    expect(validateTerminalPayment({ amountCents: 200, serialNumber: 'SN-1' })).toEqual(good);
  });

  it.each([199, 0, -200, Number.NaN])(
    'rejects a payment of %d cents before it checks the device',
    (amountCents) => {
      const fault = { ok: false, field: 'amount', message: 'Amount must be at least $2' };
      expect(validateTerminalPayment({ amountCents, serialNumber: undefined })).toEqual(fault);
    },
  );

  it.each(['', null, undefined])('rejects the device %s of a payment', (serialNumber) => {
    const fault = { ok: false, field: 'device', message: 'You must select a device' };
    expect(validateTerminalPayment({ amountCents: 200, serialNumber })).toEqual(fault);
  });
});

describe('terminalPaymentFaults', () => {
  it('returns both faults of an invalid payment, and no faults of a valid payment', () => {
    expect(terminalPaymentFaults({ amountCents: 199, serialNumber: undefined })).toEqual({
      amount: 'Amount must be at least $2',
      device: 'You must select a device',
    });
    expect(terminalPaymentFaults({ amountCents: 200, serialNumber: 'SN-1' })).toEqual({});
  });
});

describe('validateWithdrawal', () => {
  const nothing = { ok: false, field: 'amount', message: 'Amount must be greater than 0' };
  const tooMuch = {
    ok: false,
    field: 'amount',
    message: 'Amount must be less than or equal to available balance',
  };

  it.each([
    [1, 1, good],
    [499, 500, good],
    [0, 500, nothing],
    [-1, 500, nothing],
    [Number.NaN, 500, nothing],
    [501, 500, tooMuch],
    [1, 0, tooMuch],
    [1, -300, tooMuch],
    [1, Number.NaN, tooMuch],
  ])(
    'validates a withdrawal of %d cents from a balance of %d cents',
    (amountCents, availableBalanceCents, result) => {
      expect(validateWithdrawal({ amountCents, availableBalanceCents })).toEqual(result);
    },
  );

  it('accepts no withdrawal that would leave a negative balance', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (amountCents, availableBalanceCents) => {
        const { ok } = validateWithdrawal({ amountCents, availableBalanceCents });
        expect(ok).toBe(amountCents > 0 && availableBalanceCents - amountCents >= 0);
      }),
    );
  });
});

describe('validateStatementDescriptor', () => {
  it.each(['', 'HARBOR COFFEE', '12345678901234A', "O'NEIL & SON A.", 'a-1', ' HARBOR '])(
    'accepts the statement descriptor %j',
    (text) => {
      expect(validateStatementDescriptor(text)).toEqual(good);
    },
  );

  const characters = {
    ok: false,
    field: 'statementDescriptor',
    message: "Use letters, digits, spaces and . , & ' -",
  };

  it.each([
    '<HARBOR>',
    'HARBOR*COFFEE',
    'COFFEE #1',
    '東京コーヒー',
    'COFFEE ☕️',
    'CAFÉ',
    '123456789012345',
    ' '.repeat(15),
    '.,&-',
    'A\u200bB',
    'A\u202eB',
    'A\tB',
    'A\u00a0B',
  ])('rejects the statement descriptor %j', (text) => {
    expect(validateStatementDescriptor(text)).toEqual(characters);
  });

  it('accepts the stored descriptor even if it breaks the rules, but not a changed one', () => {
    expect(validateStatementDescriptor('☕️', '☕️')).toEqual(good);
    expect(validateStatementDescriptor('☕️ ', '☕️')).toEqual(characters);
  });

  it('rejects a statement descriptor of 16 characters', { meta: { shows: ['spec:5.9'] } }, () => {
    expect(validateStatementDescriptor('1234567890123456')).toEqual({
      ok: false,
      field: 'statementDescriptor',
      message: 'Cannot exceed 15 chars',
    });
  });
});

describe('statementDescriptorOf', () => {
  it.each([
    ['Harbor Coffee Roasters', 'HARBOR COFFEE R'],
    ['Café Zoë', 'CAFE ZOE'],
    ['Straße 9', 'STRASSE 9'],
    ['東京', ''],
    ['24/7', ''],
    ['', ''],
  ])('maps the name %j to the statement descriptor %j', (name, descriptor) => {
    expect(statementDescriptorOf(name)).toBe(descriptor);
  });

  it('returns a valid descriptor for every name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(validateStatementDescriptor(statementDescriptorOf(name))).toEqual(good);
      }),
    );
  });
});

describe('validatePasswordChange', () => {
  const change = { oldPassword: 'old', newPassword: 'secret', confirmPassword: 'secret' };

  it('accepts a new password of six characters', { meta: { shows: ['spec:9.10'] } }, () => {
    expect(validatePasswordChange(change)).toEqual(good);
  });

  it.each(['oldPassword', 'newPassword', 'confirmPassword'])(
    'requires the field %s for a password change',
    (field) => {
      const fault = { ok: false, field, message: 'All fields are required' };
      expect(validatePasswordChange({ ...change, [field]: '' })).toEqual(fault);
    },
  );

  it('rejects different new passwords before it checks their length', () => {
    const fault = { ok: false, field: 'confirmPassword', message: 'New passwords do not match' };
    expect(validatePasswordChange({ ...change, newPassword: 'a', confirmPassword: 'b' })).toEqual(fault);
  });

  it('rejects a new password of five characters', { meta: { shows: ['spec:5.10'] } }, () => {
    const fault = {
      ok: false,
      field: 'newPassword',
      message: 'New password must be at least 6 characters long',
    };
    expect(validatePasswordChange({ ...change, newPassword: '12345', confirmPassword: '12345' })).toEqual(
      fault,
    );
  });
});

describe('validatePasswordReset', () => {
  const reset = { token: 'token', newPassword: 'secret', confirmPassword: 'secret' };

  it('accepts a reset to a password of six characters', () => {
    expect(validatePasswordReset(reset)).toEqual(good);
  });

  it.each(['', null, undefined])('rejects the reset token %s', (token) => {
    const fault = { ok: false, field: 'token', message: 'Invalid or missing reset token' };
    expect(validatePasswordReset({ ...reset, token, confirmPassword: 'other' })).toEqual(fault);
  });

  it('rejects different passwords for a reset', () => {
    const fault = { ok: false, field: 'confirmPassword', message: 'Passwords do not match' };
    expect(validatePasswordReset({ ...reset, confirmPassword: 'secret ' })).toEqual(fault);
  });

  it.each(['', '12345'])('rejects a reset to the password %j', (password) => {
    const fault = {
      ok: false,
      field: 'newPassword',
      message: 'New password must be at least 6 characters long',
    };
    expect(validatePasswordReset({ ...reset, newPassword: password, confirmPassword: password })).toEqual(
      fault,
    );
  });
});

describe('validateReceiptRecipient', () => {
  it.each(['dana@example.com', ' x '])('accepts the receipt recipient %j', (email) => {
    expect(validateReceiptRecipient(email)).toEqual(good);
  });

  it.each(['', ' ', '\t\n\u00a0'])('rejects the receipt recipient %j', (email) => {
    expect(validateReceiptRecipient(email)).toEqual({
      ok: false,
      field: 'recipientEmail',
      message: 'Please enter an email address',
    });
  });
});
