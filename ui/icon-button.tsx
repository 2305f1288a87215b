import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** 44 px; the label is for screen readers. */
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
