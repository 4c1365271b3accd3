import { formatMerchantCategory } from './format-merchant-category.ts';
import { merchantCategories, type MerchantCategory } from './merchant-categories.ts';

/**
 * Finds a merchant category by its code, with or without the leading zero.
 *
 * @param code - `0742` or `742`; spaces around it are allowed
 * @returns `undefined` if the code is not in the list
 * @remarks Source: specification section 3, "Business profile".
 * @example
 * findMerchantCategory('742')?.description; // 'Veterinary Services'
 */
export function findMerchantCategory(code: string): MerchantCategory | undefined {
  const fourDigits = code.trim().padStart(4, '0');
  return merchantCategories.find((category) => category.code === fourDigits);
}

/**
 * Searches the merchant categories for the text of a search field.
 *
 * @param text - beginnings of words of the description, in any order and case, or of the code with or without
 * its leading zero; a whole `742: Veterinary Services` finds itself
 * @returns the categories in the order of their codes; all of them for an empty text
 * @example
 * searchMerchantCategories('stores book').map(({ code }) => code); // ['5942']
 */
export function searchMerchantCategories(text: string): readonly MerchantCategory[] {
  const typed = wordsOf(text);
  return merchantCategories.filter((category) => {
    const words = [category.code, ...wordsOf(formatMerchantCategory(category))];
    return typed.every((beginning) => words.some((word) => word.startsWith(beginning)));
  });
}

function wordsOf(text: string): readonly string[] {
  // "Men's" is found with and without its apostrophe.
  const words = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/);
  return words.filter((word) => word !== '');
}
