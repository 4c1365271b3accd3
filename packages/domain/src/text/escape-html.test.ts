import { expect, it } from 'vitest';
import { escapeHtml } from '../index.ts';

it('escapes characters that would end a text or an attribute', () => {
  expect(escapeHtml(`<b title="a">Beans & 'milk'</b>`)).toBe(
    '&lt;b title=&quot;a&quot;&gt;Beans &amp; &#39;milk&#39;&lt;/b&gt;',
  );
});
