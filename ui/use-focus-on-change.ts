import { useEffect, useRef } from "react";

/** Put `ref` around a button and what it opens: when `state` changes, the focus goes to the first field there, or to the button. */
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
