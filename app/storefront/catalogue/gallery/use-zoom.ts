import { useEffect, useRef, useState, type PointerEvent } from "react";
import { CLOSE_UP, FIT, panBy, zoomAbout, type Zoom } from "./zoom.ts";

type Options = { onSwipe: (by: 1 | -1) => void; shown: number };
const A_PRESS = 6;
const A_SWIPE = 48;

/** A press enlarges, two fingers pinch; a drag pans, or swipes while nothing is enlarged. */
export function useZoom({ onSwipe, shown }: Options) {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const start = useRef({ x: 0, y: 0, moved: false });
  const [zoom, setZoom] = useState<Zoom>(FIT);
  useEffect(() => setZoom(FIT), [shown]);
  useEffect(() => {
    if (picture.current) picture.current.style.transform = `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`;
  }, [zoom]);
  const size = () => ({ width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 });
  const fromMiddle = (x: number, y: number) => {
    const box = frame.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
  };
  const scaleTo = (scale: number, about = { x: 0, y: 0 }) => setZoom((now) => zoomAbout(now, scale, about, size()));

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    start.current = { x: event.clientX, y: event.clientY, moved: fingers.current.size > 1 };
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (Math.hypot(now.x - start.current.x, now.y - start.current.y) > A_PRESS) start.current.moved = true;
    if (other) {
      const grows = distance(now, other) / Math.max(1, distance(before, other));
      const about = fromMiddle((now.x + other.x) / 2, (now.y + other.y) / 2);
      setZoom((one) => zoomAbout(one, one.scale * grows, about, size()));
    } else setZoom((one) => panBy(one, { x: now.x - before.x, y: now.y - before.y }, size()));
  };
  const onPointerUp = (event: PointerEvent) => {
    const wasAlone = fingers.current.size === 1;
    if (!fingers.current.delete(event.pointerId) || !wasAlone) return;
    const across = event.clientX - start.current.x;
    if (!start.current.moved) scaleTo(zoom.scale > 1 ? 1 : CLOSE_UP, fromMiddle(event.clientX, event.clientY));
    else if (zoom.scale === 1 && Math.abs(across) > A_SWIPE) onSwipe(across < 0 ? 1 : -1);
  };
  const onPointerCancel = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  return { frame, picture, zoom, scaleTo, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);
