import { createContext } from "react";
import type { RaRecord } from "react-admin";

/** The record of a form as somebody else saved it while the form was filled in. */
export const TheirsContext = createContext<{ theirs: RaRecord | undefined; setTheirs: (theirs: RaRecord | undefined) => void }>({
  theirs: undefined,
  setTheirs: () => undefined,
});
