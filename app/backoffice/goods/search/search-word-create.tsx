import { Create, SaveButton, Toolbar } from "react-admin";
import { SearchWordForm } from "./search-word-form.tsx";

/** May start from a failed search. */
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

/** react-admin gives undefined and null, but the call takes an empty text. */
const withEmptyTexts = ({ typed, readAs, leadsTo }: Record<string, string | null>) => ({
  typed: typed ?? "",
  readAs: readAs ?? "",
  leadsTo: leadsTo ?? "",
});
