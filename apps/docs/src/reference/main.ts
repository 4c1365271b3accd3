import { elementById } from '../page/element-by-id.ts';
import { startPage } from '../page/start-page.ts';
import { loadApiDocument } from './api-document.ts';
import { writeContents } from './contents.ts';
import './reference.css';

const sayWhatFailed = (element: Element) => {
  const notice = document.createElement('p');
  notice.className = 'notice';
  notice.setAttribute('role', 'alert');
  notice.textContent = 'We couldn’t load the API calls. Reload the page to try again.';
  element.replaceChildren(notice);
};

const drawReference = async () => {
  const { apiBaseUrl } = startPage();
  const element = elementById('reference', HTMLElement);
  const [apiDocument, { openReference }] = await Promise.all([
    loadApiDocument(apiBaseUrl),
    import('./open-reference.ts'),
  ]);
  if (!apiDocument) return sayWhatFailed(element);
  writeContents(elementById('contents', HTMLElement), apiDocument);
  openReference(element, apiDocument, apiBaseUrl);
};

drawReference().catch((error: unknown) => {
  sayWhatFailed(elementById('reference', HTMLElement));
  throw error;
});
