import type { ReactNode } from "react";
import { RepeatedIcon } from "../../../../ui/repeated-icon.tsx";

/** Folded on a phone, open from 768 px; `folded` is its title there, `id` the target of links. */
export function FoldedSection({ id, title, folded, children }: { id: string; title: string; folded: string; children: ReactNode }) {
  return (
    <section className="container-shop max-w-[1440px] md:mt-18">
      <h2 className="fold-title display-m mb-5">{title}</h2>
      <details className="fold group border-t border-line max-md:py-2 md:border-0">
        <summary className="title min-h-12 cursor-pointer list-none items-center justify-between">
          <h2 className="title">{folded}</h2>
          <RepeatedIcon name="chevron-down" className="shrink-0 group-open:rotate-180" />
        </summary>
        <div id={id} className="scroll-mt-24 pb-4">
          {children}
        </div>
      </details>
    </section>
  );
}
