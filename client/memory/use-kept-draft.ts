import { useEffect, useState } from "react";
import { forget as forgetKept, keepJson, recallJson, onPersonForgotten } from "./device-memory.ts";
import type { Thing } from "./kept-things.ts";

/**
 * What is typed into a form, kept in this tab until it is sent: it survives sign-in, Back and a reload, and goes with the person.
 * `part` says what it is about; `first` is what the form holds before anything is typed; no draft overwrites what is `written` already.
 */
export function useKeptDraft<Typed extends object>(
  thing: Thing,
  { part = "", first, written = {} }: { part?: string | number; first: Typed; written?: Partial<Typed> },
) {
  const [typed, setTyped] = useState(first);
  useEffect(() => {
    const kept = recallJson<Partial<Typed>>(thing, part);
    if (kept) setTyped((before) => ({ ...before, ...kept }));
  }, [thing, part]);
  useEffect(() => onPersonForgotten(() => setTyped(first)));
  return {
    typed: { ...typed, ...written },
    change: (changed: Partial<Typed>) =>
      setTyped((before) => {
        const after = { ...before, ...changed };
        keepJson(thing, after, part);
        return after;
      }),
    /** Sent, with the form left as it is. */
    forget: () => forgetKept(thing, part),
    /** Sent, and the form begins anew. */
    clear: () => {
      forgetKept(thing, part);
      setTyped(first);
    },
  };
}
