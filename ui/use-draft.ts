import { useEffect, useState } from "react";
import { DRAFT } from "./forget-drafts.ts";

/**
 * What is typed into a form, kept on the device until it is sent: it survives sign-in, Back and a reload. `name` says
 * what it is about; `first` is what the form holds before anything is typed.
 */
export function useDraft<Typed extends object>(name: string, first: Typed) {
  const [typed, setTyped] = useState(first);
  useEffect(() => {
    const kept = read(name);
    if (kept) setTyped((before) => ({ ...before, ...kept }));
  }, [name]);
  return {
    typed,
    change: (part: Partial<Typed>) =>
      setTyped((before) => {
        const after = { ...before, ...part };
        keep(name, JSON.stringify(after));
        return after;
      }),
    forget: () => {
      sessionStorage.removeItem(DRAFT + name);
      setTyped(first);
    },
  };
}

function read(name: string): object | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT + name) ?? "null") as object | undefined;
  } catch {
    return undefined;
  }
}

function keep(name: string, text: string): void {
  try {
    sessionStorage.setItem(DRAFT + name, text);
  } catch {
    // Storage may be full or forbidden; what is typed lives on in the form.
    return;
  }
}
