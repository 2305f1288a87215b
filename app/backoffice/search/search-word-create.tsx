import { Create, SaveButton, Toolbar } from "react-admin";
import { SearchWordForm } from "./search-word-form.tsx";

/** A new rule, begun with the words of a miss where one led here. */
export const SearchWordCreate = () => (
  <Create redirect="list" transform={withEmptyTexts}>
    <SearchWordForm
      toolbar={
        <Toolbar>
          <SaveButton alwaysEnable />
        </Toolbar>
      }
    />
  </Create>
);

/** An untouched field of a form is not there, an emptied one null; the call takes an empty text. */
const withEmptyTexts = ({ typed, readAs, leadsTo }: Record<string, string | null>) => ({
  typed: typed ?? "",
  readAs: readAs ?? "",
  leadsTo: leadsTo ?? "",
});
