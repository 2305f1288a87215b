import { styled } from "@mui/material";
import type { ComponentProps } from "react";

const Unseen = styled("span")({ position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" });

/** A label around the checkbox names it; the library would name a span, which may have no name. */
export function CheckboxRoot({ "aria-label": name, children, ...rest }: ComponentProps<"span"> & ComponentProps<"label">) {
  if (!name) return <span {...rest}>{children}</span>;
  return (
    <label {...rest}>
      <Unseen>{name}</Unseen>
      {children}
    </label>
  );
}
