import type { FocusEvent, ReactNode } from "react";

/** A row of links or buttons that scrolls sideways; `children` are list items. */
export function Rail({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <ul className={`rail ${className}`} onFocus={bringIn}>
      {children}
    </ul>
  );
}

/** Browsers leave an item that is partly in sight where it is; the keyboard shall see the whole of it. */
function bringIn({ target }: FocusEvent<HTMLElement>): void {
  if (!target.matches(":focus-visible")) return;
  target.closest("li")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
