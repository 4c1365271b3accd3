import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { card, cardBody } from '../card/card.css.ts';
import { lightProperties } from './print-sheet.css.ts';

/**
 * Hides everything but the sheet, and removes columns, margins and colors around it in print. Added only
 * while a sheet is rendered, because styles in the first download slow down every page.
 */
const rules = `@media print {
  body:has([data-print-sheet]) :not(:has([data-print-sheet]), [data-print-sheet], [data-print-sheet] *) { display: none !important }
  :has([data-print-sheet]) {
    display: block !important;
    margin: 0 !important;
    padding: 0 !important;
    background: #ffffff !important;
    color-scheme: light !important;
  }
  [data-print-sheet] { border: 0 !important }
}`;

const styleForPaper = (): (() => void) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
};

/** Marks the part of a page that is printed, always in the light theme. */
export function PrintSheet({ children }: { readonly children: ReactNode }) {
  const paper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const style = paper.current?.style;
    for (const [name, value] of lightProperties) style?.setProperty(name, value);
    style?.setProperty('color-scheme', 'light');
    style?.setProperty('color', 'var(--color-text)');
    return styleForPaper();
  }, []);
  return (
    <div ref={paper} className={card} data-print-sheet="">
      <div className={cardBody}>{children}</div>
    </div>
  );
}
