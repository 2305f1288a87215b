import { createContext } from "react";
import type { RaRecord } from "react-admin";

/** A form's record as somebody else saved it meanwhile. */
export const TheirsContext = createContext<{ theirs: RaRecord | undefined; setTheirs: (theirs: RaRecord | undefined) => void }>({
  theirs: undefined,
  setTheirs: () => undefined,
});
