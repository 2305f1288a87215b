import { useId, type MouseEvent } from "react";
import type { Problem } from "./use-form-errors.ts";

export function ErrorSummary({ title, problems }: { title: string; problems: readonly Problem[] }) {
  const titleId = useId();
  if (problems.length === 0) return null;
  return (
    <div
      data-summary=""
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-card bg-poppy-100 px-4 py-3 text-poppy-700"
    >
      <p id={titleId} className="label">
        {title}
      </p>
      <ul>
        {problems.map(({ id, label, error }) => (
          <li key={id}>
            <a href={`#${id}`} className="body-s flex min-h-11 items-center py-1" onClick={goToField}>
              <span>
                <span className="underline">{label}</span>: {error}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
