import { useEffect, useEffectEvent, useState } from "react";
import { pause } from "./pause.ts";

type State<Answer> = { answer?: Answer; hasFailed: boolean; isAsking: boolean };

/** Asks whenever the question changes and on `again`; the previous answer stays visible meanwhile. */
export function useAsked<Answer>(question: string, ask: (signal: AbortSignal) => Promise<Answer>, pauseMs = 0) {
  const [state, setState] = useState<State<Answer>>({ hasFailed: false, isAsking: true });
  const [tries, setTries] = useState(0);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    setState((before) => ({ ...before, isAsking: true, hasFailed: false }));
    pause(pauseMs, signal)
      .then(() => askNow(signal))
      .then(
        (answer) => signal.aborted || setState({ answer, hasFailed: false, isAsking: false }),
        () => signal.aborted || setState({ hasFailed: true, isAsking: false }),
      );
    return () => leaving.abort();
  }, [question, tries, pauseMs]);
  return { ...state, again: () => setTries((count) => count + 1) };
}
