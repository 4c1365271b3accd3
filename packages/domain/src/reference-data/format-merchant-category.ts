import type { MerchantCategory } from './merchant-categories.ts';

/**
 * Writes a merchant category as `code: description`, the code without its leading zero.
 *
 * @param category - the code, with or without its leading zero, and its description
 * @remarks Source: specification section 3, "Business profile": "from 742 Veterinary Services".
 * @example
 * formatMerchantCategory({ code: '0742', description: 'Veterinary Services' }); // '742: Veterinary Services'
 */
export function formatMerchantCategory(category: MerchantCategory): string {
  return `${category.code.replace(/^0+/, '')}: ${category.description}`;
}
