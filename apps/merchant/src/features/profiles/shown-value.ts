import {
  businessTypeLabel,
  findMerchantCategory,
  formatDate,
  formatMerchantCategory,
  isCalendarDate,
  maskLastFour,
} from '@tillbook/domain';
import { valueInvalid } from './messages.ts';
import { country, type FieldKind } from './profile-fields.ts';

/** Formats a value for display: names for codes, masks for numbers. A missing value has no text. */
export const shownValue = (kind: FieldKind, value: unknown): string | undefined => {
  if (kind === 'country') return country;
  if (value === '' || value === undefined || value === null) return undefined;
  if (typeof value !== 'string') return valueInvalid;
  switch (kind) {
    case 'businessType':
      return businessTypeLabel(value);
    case 'category': {
      const category = findMerchantCategory(value);
      return category ? formatMerchantCategory(category) : value;
    }
    case 'masked':
      return maskLastFour(value);
    case 'date':
      return isCalendarDate(value) ? formatDate(value, { timeZone: 'UTC' }) : value;
    case 'text':
    case 'email':
    case 'phone':
    case 'website':
    case 'state':
      return value;
  }
};
