import type { ButtonHTMLAttributes } from "react";
import { classNames } from "./class-names.ts";

export type ButtonKind = "primary" | "secondary" | "quiet" | "attention";

const kinds: Record<ButtonKind, string> = {
  primary: "bg-beet-600 text-white hover:bg-beet-500 active:bg-beet-700",
  secondary: "border border-ink-900 text-ink-900 hover:bg-surface-1",
  quiet: "text-beet-600 hover:bg-beet-100",
  attention: "bg-marigold-500 text-ink-900 hover:bg-marigold-600",
};

export const buttonClass = (kind: ButtonKind = "primary", size: "control" | "dense" = "control"): string =>
  classNames(
    "label inline-flex items-center justify-center gap-2 rounded-control px-5 text-center transition-[background-color,scale] duration-120 active:scale-98 disabled:bg-surface-2 disabled:text-ink-500 disabled:border-transparent",
    size === "control" ? "min-h-12" : "min-h-11 px-4",
    kinds[kind],
  );

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { kind?: ButtonKind; size?: "control" | "dense"; busy?: boolean };

/** A busy button keeps its width and its name, and ignores presses. */
export function Button({
  kind = "primary",
  size = "control",
  busy = false,
  className,
  children,
  type = "button",
  onClick,
  autoFocus = false,
  ...rest
}: Props) {
  return (
    <button
      // React focuses before a dialog opens, which looks for the attribute.
      ref={(element) => void element?.toggleAttribute("autofocus", autoFocus)}
      type={type}
      className={classNames(buttonClass(kind, size), "relative", className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <span className={busy ? "opacity-0" : "contents"}>{children}</span>
      {busy && (
        <span className="absolute inset-0 flex items-center justify-center gap-1.5" aria-hidden="true">
          <i className="size-2 animate-pulse rounded-full bg-current" />
          <i className="size-2 animate-pulse rounded-full bg-current delay-150" />
          <i className="size-2 animate-pulse rounded-full bg-current delay-300" />
        </span>
      )}
    </button>
  );
}
