import { useEffect, useRef } from "react";

/** Put on what holds a button and what that opens: when `state` changes, the focus goes to the first field there, or to its button. */
export function useFocusOnChange<Held extends HTMLElement>(state: unknown) {
  const box = useRef<Held>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    box.current?.querySelector<HTMLElement>("input:not([type=hidden], [hidden]), textarea, button")?.focus();
  }, [state]);
  return box;
}
