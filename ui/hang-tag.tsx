import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const tones = { discount: "bg-marigold-500 text-ink-900", ink: "bg-ink-900 text-white", paper: "bg-paper text-ink-900" };

/** A garment-tag badge; paper has an edge for pale pictures. */
export function HangTag({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={classNames("inline-flex", tone === "paper" && "hang-tag-edge")}>
      <span className={classNames("hang-tag micro", tones[tone])}>{children}</span>
    </span>
  );
}
