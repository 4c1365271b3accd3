const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes a text for use between HTML tags and inside quoted attributes.
 *
 * @example
 * escapeHtml('Beans & "milk"'); // 'Beans &amp; &quot;milk&quot;'
 */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
