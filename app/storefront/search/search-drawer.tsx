import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import { useCloseOnNavigation } from "../layout/use-close-on-navigation.ts";
import { SearchCombobox } from "./search-combobox.tsx";

/** Closes on every navigation. */
export default function SearchDrawer() {
  const words = useWords(layoutMessages);
  useCloseOnNavigation("search");
  return (
    <Dialog name="search" title={words.search} closeLabel={words.close} shape="full">
      <SearchCombobox isOpen hasFocus onOpen={nothing} onClose={nothing} panelClass="-mx-4" />
    </Dialog>
  );
}

const nothing = () => undefined;
