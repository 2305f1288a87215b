import { novaPoshta } from "../nova-poshta/nova-poshta.ts";
import { ukrposhta } from "../ukrposhta/ukrposhta.ts";
import type { Carrier } from "./carrier.ts";

/** In the order of offering; a new carrier is a folder and a line here. */
export const carriers = [novaPoshta, ukrposhta] as const satisfies readonly [Carrier, ...Carrier[]];
