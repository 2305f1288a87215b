import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const tones = { discount: "bg-marigold-500 text-ink-900", ink: "bg-ink-900 text-white", paper: "bg-paper text-ink-900" };

/** A badge in the shape of a garment tag: pointed left, a punched hole; one of paper has an edge, to be seen on pale pictures. */
export function HangTag({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={classNames("inline-flex", tone === "paper" && "hang-tag-edge")}>
      <span className={classNames("hang-tag micro inline-flex h-6 items-center pr-2 pl-4", tones[tone])}>
        <i
          aria-hidden="true"
          className="absolute top-1/2 left-1.5 size-1 -translate-y-1/2 rounded-full bg-white/80 ring-1 ring-ink-900/20"
        />
        {children}
      </span>
    </span>
  );
}
