import { useRef, type PointerEvent } from "react";

const HOLD_MS = 250;
const CLOSE_PX = 90;
const TAP_PX = 12;
const BACK_SHARE = 1 / 3;

type Gestures = { onStep: (by: 1 | -1) => void; onHold: (held: boolean) => void; onClose: () => void };

/** A tap on the left third goes back, elsewhere forward; holding pauses; pulling down closes. */
export function useStoryGestures({ onStep, onHold, onClose }: Gestures) {
  const start = useRef<{ x: number; y: number; at: number }>(undefined);
  const pull = (frame: HTMLElement, pixels: number) => {
    frame.style.translate = pixels > 0 ? `0 ${pixels}px` : "";
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const from = start.current;
    if (!from) return;
    start.current = undefined;
    const frame = event.currentTarget;
    pull(frame, 0);
    onHold(false);
    if (event.type === "pointercancel") return;
    const across = Math.abs(event.clientX - from.x);
    const down = event.clientY - from.y;
    if (down > CLOSE_PX && down > across) return onClose();
    if (event.timeStamp - from.at > HOLD_MS || across > TAP_PX || Math.abs(down) > TAP_PX) return;
    const { left, width } = frame.getBoundingClientRect();
    onStep(event.clientX - left < width * BACK_SHARE ? -1 : 1);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest("a, button")) return;
      start.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
      onHold(true);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current) pull(event.currentTarget, event.clientY - start.current.y);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
