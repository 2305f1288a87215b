import { useMediaQuery, type Theme } from "@mui/material";
import { useEffect } from "react";
import { useSidebarState } from "react-admin";

/** Below 1200 px the menu shows its signs alone until somebody opens it, so that tables have the room; with more room it opens again. */
export function useNarrowMenu(): void {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("lg"), { noSsr: true });
  const [, setOpen] = useSidebarState();
  useEffect(() => {
    if (!isNarrow) return undefined;
    setOpen(false);
    return () => setOpen(true);
  }, [isNarrow, setOpen]);
}
