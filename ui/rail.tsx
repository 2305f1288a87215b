import type { FocusEvent, ReactNode } from "react";

type Props = {
  label?: string;
  className?: string;
  /** Focusable itself, as cards without links are not. */
  ofTexts?: boolean;
  children: ReactNode;
};

/** A horizontally scrolling list; `children` are list items. */
export function Rail({ label, className = "", ofTexts = false, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a rail of texts is scrolled by keyboard, one of links brings the focused one in
    <ul aria-label={label} className={`rail ${className}`} tabIndex={ofTexts ? 0 : undefined} onFocus={bringIn}>
      {children}
    </ul>
  );
}

/** Browsers leave a partly visible item where it is. */
function bringIn({ target }: FocusEvent<HTMLElement>): void {
  if (!target.matches(":focus-visible")) return;
  target.closest("li")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
