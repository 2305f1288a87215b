import { createContext, type RouterContextProvider } from "react-router";
import type { Visit } from "../features/shop.ts";

/** Carries the visit from the process into loaders and actions. */
export const visitContext = createContext<Visit>();

export type Context = Readonly<RouterContextProvider>;

export const visitOf = (context: Context): Visit => context.get(visitContext);
