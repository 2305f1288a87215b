import { Create } from "react-admin";
import { SaveBar } from "../../meanwhile/save-bar.tsx";
import { SearchWordForm } from "./search-word-form.tsx";

/** May start from a failed search. */
export const SearchWordCreate = () => (
  <Create redirect="list" transform={withEmptyTexts}>
    <SearchWordForm toolbar={<SaveBar isNew />} />
  </Create>
);

/** react-admin gives undefined and null, but the call takes an empty text. */
const withEmptyTexts = ({ typed, readAs, leadsTo }: Record<string, string | null>) => ({
  typed: typed ?? "",
  readAs: readAs ?? "",
  leadsTo: leadsTo ?? "",
});
