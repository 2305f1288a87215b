import { useEffect, useState } from "react";
import { forget as forgetKept, keepJson, recallJson, onPersonForgotten } from "./device-memory.ts";
import type { Thing } from "./kept-things.ts";

/** A form's draft in this tab until it is sent; `part` is its subject, `first` the empty form. Never replaces what is `written`. */
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
    forget: () => forgetKept(thing, part),
    clear: () => {
      forgetKept(thing, part);
      setTyped(first);
    },
  };
}
