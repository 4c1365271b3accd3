import { formatMerchantCategory } from './format-merchant-category.ts';
import { merchantCategories, type MerchantCategory } from './merchant-categories.ts';

/**
 * Finds a merchant category by its code, with or without the leading zero.
 *
 * @param code - `0742` or `742`; spaces around it are allowed
 * @returns `undefined` when the list has no such code
 * @remarks Source: specification section 3, "Business profile".
 * @example
 * findMerchantCategory('742')?.description; // 'Veterinary Services'
 */
export function findMerchantCategory(code: string): MerchantCategory | undefined {
  const fourDigits = code.trim().padStart(4, '0');
  return merchantCategories.find((category) => category.code === fourDigits);
}

/**
 * Finds the merchant categories for what a person types into a search field.
 *
 * @param text - the beginning of a code, with or without the leading zero, or words of the description in any order and case
 * @returns the categories in the order of their codes; all of them for an empty text
 * @example
 * searchMerchantCategories('742')[0]?.code; // '0742'
 * searchMerchantCategories('shops book').length; // 0
 */
export function searchMerchantCategories(text: string): readonly MerchantCategory[] {
  const words = text.trim().toLowerCase().split(/\s+/);
  return merchantCategories.filter((category) => {
    const shown = formatMerchantCategory(category).toLowerCase();
    return words.every(
      (word) => category.code.startsWith(word) || shown.startsWith(word) || hasWord(shown, word),
    );
  });
}

function hasWord(shown: string, word: string): boolean {
  // A number is looked for among the codes alone, and "art" finds "Art Dealers" but not "Department Stores".
  return /[a-z]/.test(word) && shown.split(/[^a-z0-9']+/).some((part) => part.startsWith(word));
}
