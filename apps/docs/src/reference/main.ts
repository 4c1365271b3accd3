import { elementById } from '../page/element-by-id.ts';
import { startPage } from '../page/start-page.ts';
import { loadApiDocument } from './api-document.ts';
import { writeContents } from './contents.ts';
import './reference.css';

const sayWhatFailed = (place: Element) => {
  const notice = document.createElement('p');
  notice.className = 'notice';
  notice.setAttribute('role', 'alert');
  notice.textContent = 'The calls could not be loaded. Please reload the page.';
  place.replaceChildren(notice);
};

const drawReference = async () => {
  const { apiBaseUrl } = startPage();
  const place = elementById('reference', HTMLElement);
  const [apiDocument, { openReference }] = await Promise.all([
    loadApiDocument(apiBaseUrl),
    import('./open-reference.ts'),
  ]);
  if (!apiDocument) return sayWhatFailed(place);
  writeContents(elementById('contents', HTMLElement), apiDocument);
  openReference(place, apiDocument, apiBaseUrl);
};

drawReference().catch((error: unknown) => {
  sayWhatFailed(elementById('reference', HTMLElement));
  throw error;
});
