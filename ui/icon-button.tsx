import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** An icon that acts; the label is for screen readers. 44 px. */
export function IconButton({
  label,
  icon,
  className,
  children,
  type = "button",
  ...rest
}: ComponentProps<"button"> & { label: string; icon: ReactNode }) {
  return (
    <button type={type} aria-label={label} className={classNames("icon-button", className)} {...rest}>
      {icon}
      {children}
    </button>
  );
}
