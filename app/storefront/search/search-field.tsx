import { useState } from "react";
import { useLocation } from "../../../client/router/page.ts";
import { SearchCombobox } from "./search-combobox.tsx";

export function SearchField() {
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [shownAt, setShownAt] = useState(key);
  // An effect would also run as the page comes alive, and close what a touch has just opened.
  if (key !== shownAt) {
    setShownAt(key);
    setOpen(false);
  }
  return (
    <SearchCombobox
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      panelClass="absolute top-full right-0 z-30 mt-1 max-h-[80vh] w-180 overflow-y-auto rounded-card bg-paper shadow-2"
    />
  );
}
