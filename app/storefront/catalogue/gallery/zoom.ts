/** `x` and `y`: how far the middle is shifted, in pixels of the frame. */
export type Zoom = { scale: number; x: number; y: number };
type Size = { width: number; height: number };
type Point = { x: number; y: number };

export const FIT: Zoom = { scale: 1, x: 0, y: 0 };
export const CLOSE_UP = 2.5;
const MOST = 4;

/** The point under the finger stays there; `about` is measured from the middle of the frame. */
export function zoomAbout(zoom: Zoom, scale: number, about: Point, frame: Size): Zoom {
  const wanted = Math.min(MOST, Math.max(1, scale));
  const grows = wanted / zoom.scale;
  return withinFrame({ scale: wanted, x: about.x - (about.x - zoom.x) * grows, y: about.y - (about.y - zoom.y) * grows }, frame);
}

/** Stops at the picture's edge. */
export const panBy = (zoom: Zoom, by: Point, frame: Size): Zoom => withinFrame({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);

function withinFrame({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const far = { x: ((scale - 1) * width) / 2, y: ((scale - 1) * height) / 2 };
  return { scale, x: clamp(x, far.x), y: clamp(y, far.y) };
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value)) || 0;
