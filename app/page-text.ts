import { createContext } from "react-router";

/** Where a rendered page is left as text: in the body of a response it would be made bytes and text again, twice. */
export const pageText = createContext<{ text?: string }>();
