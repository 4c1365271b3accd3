import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { card, cardBody } from '../card/card.css.ts';
import { lightProperties } from './print-sheet.css.ts';

/**
 * What stands beside the sheet is not printed, and what stands around it has no columns, edges and colours on paper. It comes
 * with the sheet: in the styles of the first download it would be paid for by every page.
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

/** What of a page goes onto paper: it alone is printed. It is light on every screen, as paper is. */
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
