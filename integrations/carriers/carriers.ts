import { novaPoshta } from "../nova-poshta/nova-poshta.ts";
import type { Carrier } from "./carrier.ts";

/** The carriers the program works with, the first one offered first. A carrier is its own folder and a line here. */
export const carriers = [novaPoshta] as const satisfies readonly [Carrier, ...Carrier[]];
