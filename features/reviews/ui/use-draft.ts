import { useState } from "react";

const KEY = "review_draft ";

/**
 * What is typed into a form, kept on the device until it is sent: it survives sign-in, Back and a reload. `name` says
 * what it is about; for code that runs in a browser only.
 */
export function useDraft<Typed extends object>(name: string, empty: Typed) {
  const [typed, setTyped] = useState<Typed>(() => ({ ...empty, ...read(name) }));
  return {
    typed,
    change: (part: Partial<Typed>) =>
      setTyped((before) => {
        const after = { ...before, ...part };
        sessionStorage.setItem(KEY + name, JSON.stringify(after));
        return after;
      }),
    forget: () => {
      sessionStorage.removeItem(KEY + name);
      setTyped(empty);
    },
  };
}

/** Whoever signs out leaves nothing typed behind. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(KEY)) sessionStorage.removeItem(key);
}

function read(name: string): object {
  try {
    return JSON.parse(sessionStorage.getItem(KEY + name) ?? "{}") as object;
  } catch {
    return {};
  }
}
