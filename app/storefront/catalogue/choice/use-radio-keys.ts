import { useEffect, useState, type KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export type RadioKeys = { onKeyDown: (event: KeyboardEvent<HTMLElement>) => void; tabIndex: number };

/** Arrows and Space choose and Tab reaches only the chosen link; before hydration Tab reaches every link. */
export function useRadioKeys(): (isChosen: boolean) => RadioKeys {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const radios = [...(event.currentTarget.closest("[role=radiogroup]")?.querySelectorAll<HTMLElement>("[role=radio]") ?? [])];
    const at = radios.indexOf(event.currentTarget);
    const step = event.key === " " ? 0 : STEPS[event.key];
    if (at < 0 || step === undefined) return;
    event.preventDefault();
    const next = radios[(at + step + radios.length) % radios.length];
    next?.focus();
    next?.click();
  };
  return (isChosen: boolean) => ({ onKeyDown, tabIndex: !isAlive || isChosen ? 0 : -1 });
}
