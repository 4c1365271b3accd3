/** The most the list takes of the screen's height; six options and a half, so that it shows that it goes on. */
const wantedHeightPx = 220;
const distancePx = 4;
const edgePx = 8;

export type PanelPlace = {
  readonly left: number;
  readonly width: number;
  readonly top: number | undefined;
  readonly bottom: number | undefined;
  readonly maxHeight: number;
};

type Box = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>;

/** Below the field, or above it where there is more room; all in px of the screen. */
export const panelPlace = (field: Box, screenHeightPx: number): PanelPlace => {
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

/** Puts the panel beside its field. */
export const placePanel = (panel: HTMLElement, field: HTMLElement): void => {
  const place = panelPlace(field.getBoundingClientRect(), window.innerHeight);
  panel.style.left = px(place.left);
  panel.style.width = px(place.width);
  panel.style.top = px(place.top);
  panel.style.bottom = px(place.bottom);
  panel.style.maxHeight = px(place.maxHeight);
};
