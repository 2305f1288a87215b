import { useEffect, useRef, useState } from "react";

const TURN_MS = 7_000;
/** Nothing moves by itself under a finger or where motion is unwelcome. */
const UNWELCOME = "(pointer: coarse), (prefers-reduced-motion: reduce)";

/** Moves by itself until stopped or a slide is chosen; waits under the pointer, with the focus, and in the background. */
export function useCarousel(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [canRun, setCanRun] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [isWatched, setWatched] = useState(false);
  const isRunning = canRun && !isPaused;
  const turnTo = (one: number) => {
    const row = track.current;
    row?.scrollTo({ left: (row.children[one] as HTMLElement | undefined)?.offsetLeft ?? 0, behavior: "smooth" });
  };
  useEffect(() => setCanRun(count > 1 && !window.matchMedia(UNWELCOME).matches), [count]);
  useEffect(() => {
    if (!isRunning || isWatched) return undefined;
    const timer = setInterval(() => !document.hidden && turnTo((at + 1) % count), TURN_MS);
    return () => clearInterval(timer);
  }, [isRunning, isWatched, at, count]);
  useEffect(() => {
    const row = track.current;
    const follow = () => row && setAt(Math.round(row.scrollLeft / row.clientWidth));
    row?.addEventListener("scroll", follow, { passive: true });
    return () => row?.removeEventListener("scroll", follow);
  }, []);
  const show = (one: number) => {
    setPaused(true);
    turnTo(one);
  };
  const watch = {
    onPointerEnter: () => setWatched(true),
    onPointerLeave: () => setWatched(false),
    onFocus: () => setWatched(true),
    onBlur: () => setWatched(false),
  };
  return { track, at, show, isRunning, canRun, setPaused, watch };
}
