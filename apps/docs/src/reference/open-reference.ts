import openViewer from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import type { ApiDocument } from './api-document.ts';
import { keepCallAddresses } from './call-addresses.ts';
import { keepPartsNamed } from './name-parts.ts';
import { pageLayout } from './page-layout.ts';
import { readySignIn } from './sign-in.ts';

/** The viewer draws a frame or two after it says that it is complete. */
const whenDrawn = (place: Element, then: () => void): void => {
  if (place.querySelector('.opblock')) return then();
  const observer = new MutationObserver(() => {
    if (!place.querySelector('.opblock')) return;
    observer.disconnect();
    then();
  });
  observer.observe(place, { childList: true, subtree: true });
};

/** Draws the document, with a form to sign in above it. */
export const openReference = (place: Element, spec: ApiDocument, apiBaseUrl: string): void => {
  const viewer = openViewer({
    spec,
    domNode: place,
    layout: 'PageLayout',
    plugins: [pageLayout(spec.info.description)],
    deepLinking: false,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    persistAuthorization: false,
    // It would colour by style attributes, and in colours of its own.
    syntaxHighlight: { activated: false },
    validatorUrl: null,
    onComplete: () => place.removeAttribute('aria-busy'),
  });
  readySignIn(apiBaseUrl, (token) => viewer.preauthorizeApiKey('session', token));
  keepPartsNamed(place);
  whenDrawn(place, () => keepCallAddresses(place));
};
