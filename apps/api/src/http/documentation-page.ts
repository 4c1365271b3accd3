import { endpoints } from '@tillbook/contract/openapi';
import { escapeHtml } from '../escape-html.ts';
import type { Settings } from '../settings.ts';
import { plainPage } from './plain-page.ts';

const rows = () =>
  endpoints
    .map(
      ({ method, path, summary }) =>
        `<tr><td><code>${method} ${escapeHtml(path)}</code></td><td>${escapeHtml(summary)}</td></tr>`,
    )
    .join('\n');

/** The calls with what they are for, and where the whole document is. */
export const documentationPage = (settings: Settings): Response => {
  const document = escapeHtml(`${settings.apiBaseUrl}/openapi.json`);
  return plainPage(settings, {
    status: 200,
    title: `${settings.brandName} API`,
    content: `<p>The calls below <code>${escapeHtml(settings.apiBaseUrl)}</code>. Every field and refusal is described in the
<a href="${document}">OpenAPI document</a>.</p>
<table><thead><tr><th scope="col">Call</th><th scope="col">What it does</th></tr></thead>
<tbody>
${rows()}
</tbody></table>`,
  });
};
