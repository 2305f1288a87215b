import { novaPoshta } from "../nova-poshta/nova-poshta.ts";
import type { Carrier } from "./carrier.ts";

/** All carriers, in the order of offering; a carrier is a folder and a line here. */
export const carriers = [novaPoshta] as const satisfies readonly [Carrier, ...Carrier[]];
