import { createContext } from "react";

/** Marks a page's own inline scripts while it renders, so that injected ones get no hash; removed later, so the page can be cached. */
export const ScriptMark = createContext<string | undefined>(undefined);
