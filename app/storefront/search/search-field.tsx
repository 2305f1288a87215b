import { useState } from "react";
import { useLocation } from "../../../client/router/page.ts";
import { SearchCombobox } from "./search-combobox.tsx";

export function SearchField() {
  const { key } = useLocation();
  /** The page it was opened on, so that it is closed on the next one. */
  const [openedAt, setOpenedAt] = useState<string>();
  return (
    <SearchCombobox
      isOpen={openedAt === key}
      onOpen={() => setOpenedAt(key)}
      onClose={() => setOpenedAt(undefined)}
      panelClass="absolute top-full right-0 z-30 mt-1 max-h-[80vh] w-180 overflow-y-auto rounded-card bg-paper shadow-2"
    />
  );
}
