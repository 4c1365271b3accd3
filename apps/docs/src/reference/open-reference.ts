import openViewer from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import type { ApiDocument } from './api-document.ts';
import { keepCallAddresses } from './call-addresses.ts';
import { keepPartsNamed } from './name-parts.ts';
import { pageLayout } from './page-layout.ts';
import { readySignIn } from './sign-in.ts';

/** Waits for the viewer, which renders a frame or two after it reports that it is complete. */
const whenDrawn = (element: Element, then: () => void): void => {
  if (element.querySelector('.opblock')) return then();
  const observer = new MutationObserver(() => {
    if (!element.querySelector('.opblock')) return;
    observer.disconnect();
    then();
  });
  observer.observe(element, { childList: true, subtree: true });
};

export const openReference = (element: Element, spec: ApiDocument, apiBaseUrl: string): void => {
  const viewer = openViewer({
    spec,
    domNode: element,
    layout: 'PageLayout',
    plugins: [pageLayout(spec.info.description)],
    deepLinking: false,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    persistAuthorization: false,
    // Disables highlighting, because its colors are inline styles rather than the page's own colors.
    syntaxHighlight: { activated: false },
    validatorUrl: null,
    onComplete: () => element.removeAttribute('aria-busy'),
  });
  readySignIn(apiBaseUrl, (token) => viewer.preauthorizeApiKey('session', token));
  keepPartsNamed(element);
  whenDrawn(element, () => keepCallAddresses(element));
};
