import type { ReactNode } from "react";

export function TextPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="mt-8 first:mt-0">
      <h2 className="display-s mb-3">{title}</h2>
      {children}
    </section>
  );
}
