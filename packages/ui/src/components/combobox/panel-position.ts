/** The maximum height. It cuts off part of an option of 28 px, which shows that the list scrolls. */
const wantedHeightPx = 220;
const distancePx = 4;
const edgePx = 8;

export type PanelPosition = {
  readonly left: number;
  readonly width: number;
  readonly top: number | undefined;
  readonly bottom: number | undefined;
  readonly maxHeight: number;
};

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>;

/**
 * Places the panel below the field, or above it if there is too little room below and more above; in px of
 * the viewport.
 */
export const panelPosition = (field: Box, screenHeightPx: number): PanelPosition => {
  const roomBelow = screenHeightPx - field.bottom - distancePx - edgePx;
  const roomAbove = field.top - distancePx - edgePx;
  const isBelow = roomBelow >= wantedHeightPx || roomBelow >= roomAbove;
  return {
    left: field.left,
    width: field.width,
    top: isBelow ? field.bottom + distancePx : undefined,
    bottom: isBelow ? undefined : screenHeightPx - field.top + distancePx,
    maxHeight: Math.max(0, Math.min(wantedHeightPx, isBelow ? roomBelow : roomAbove)),
  };
};

const px = (length: number | undefined) => (length === undefined ? 'auto' : `${String(length)}px`);

export const positionPanel = (panel: HTMLElement, field: HTMLElement): void => {
  const position = panelPosition(field.getBoundingClientRect(), window.innerHeight);
  panel.style.left = px(position.left);
  panel.style.width = px(position.width);
  panel.style.top = px(position.top);
  panel.style.bottom = px(position.bottom);
  panel.style.maxHeight = px(position.maxHeight);
};
