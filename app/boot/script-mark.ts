import { createContext } from "react";

/**
 * The mark that a page's own inline scripts carry while it is rendered, made anew for each page, so that no text that slipped
 * into it can carry it. What is marked is allowed by its hash; the marks are taken off again, so that the page can be kept.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
