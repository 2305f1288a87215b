import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";

type Props = { summary: ReactNode; summaryClass: string; panelClass: string; group?: string; className?: string; children: ReactNode };

/** A details panel that works without scripts; Esc and leaving close it, one open in a `group`. */
export function Popover({ summary, summaryClass, panelClass, group, className = "", children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const leave = (event: Event) => {
      const box = ref.current;
      if (box?.open && event.target instanceof Node && !box.contains(event.target)) box.open = false;
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, []);
  const closeByKey = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== "Escape" || !event.currentTarget.open) return;
    event.currentTarget.open = false;
    event.currentTarget.querySelector("summary")?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in whatever is inside closes it
    <details ref={ref} name={group} className={`group relative ${className}`} onKeyDown={closeByKey}>
      <summary className={`flex cursor-pointer list-none items-center ${summaryClass}`}>{summary}</summary>
      <div className={`absolute z-30 rounded-card bg-paper shadow-2 ${panelClass}`}>{children}</div>
    </details>
  );
}
