import { useEffect, useState } from "react";

const HOUR = 3_600;

/** Counts seconds by the clock, as background tabs tick slowly; the second part restarts. */
export function useCountdown(first: number): [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + first * 1_000);
  const [left, setLeft] = useState(first);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [end]);
  return [left, (seconds) => setEnd(Date.now() + seconds * 1_000)];
}

export function waitText(seconds: number, inHours: (hours: number, minutes: number) => string): string {
  if (seconds >= HOUR) return inHours(Math.floor(seconds / HOUR), Math.ceil((seconds % HOUR) / 60));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
