import type { ReactNode } from "react";

export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-5 px-4 py-14 text-center">
      <svg viewBox="0 0 120 120" aria-hidden="true" className="size-30">
        <rect width="120" height="120" rx="60" className="fill-tint-3" />
        <path
          d="M54 44c0-7 12-7 12 1.6 0 6-6 6.4-6 12.4l30 19c3 2 2 6-2 6H32c-4 0-5-4-2-6l30-19"
          fill="none"
          className="stroke-ink-700"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      <p className="max-w-100 wrap-anywhere text-ink-700">{text}</p>
      {children}
    </div>
  );
}
