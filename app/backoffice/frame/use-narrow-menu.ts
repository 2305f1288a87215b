import { useMediaQuery, type Theme } from "@mui/material";
import { useEffect } from "react";
import { useSidebarState } from "react-admin";

/** Below 1200 px the menu is icons until opened, which leaves room for tables. */
export function useNarrowMenu(): void {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("lg"), { noSsr: true });
  const [, setOpen] = useSidebarState();
  useEffect(() => setOpen(!isNarrow), [isNarrow, setOpen]);
}
