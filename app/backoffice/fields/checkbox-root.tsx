import { styled } from "@mui/material";
import type { ComponentProps } from "react";

const Unseen = styled("span")({ position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" });

/** Names a checkbox by a label around it, where the library would put its name on a span, which may have none. */
export function CheckboxRoot({ "aria-label": name, children, ...rest }: ComponentProps<"span"> & ComponentProps<"label">) {
  if (!name) return <span {...rest}>{children}</span>;
  return (
    <label {...rest}>
      <Unseen>{name}</Unseen>
      {children}
    </label>
  );
}
