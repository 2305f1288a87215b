import { useEffect, useState } from "react";
import { CHARACTER_MS, typedPhrase } from "./typed-phrase.ts";

/** Types phrases during long waits, at once with reduced motion. */
export function LoadingPhrase({ phrases }: { phrases: readonly string[] }) {
  const [elapsed, setElapsed] = useState(0);
  const [first = ""] = phrases;
  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return setElapsed(first.length * CHARACTER_MS);
    const begin = performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - begin), CHARACTER_MS);
    return () => clearInterval(timer);
  }, [first]);
  return (
    <p role="status" className="title min-h-7 px-4 text-center">
      <span className="sr-only">{first}</span>
      <span aria-hidden="true">{typedPhrase(phrases, elapsed)}</span>
    </p>
  );
}
