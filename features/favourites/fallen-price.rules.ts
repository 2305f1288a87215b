import { kopiykas, type Kopiykas } from "../../platform/money/money.ts";

/** The smallest fall worth telling, in percent of the lowest price the customer knows (docs/decisions/0059). */
const WORTH_PERCENT = 5;

/** The lowest known price from which a fall to `price` is worth telling, kopiykas. */
export const worthTellingAbove = (price: Kopiykas): Kopiykas => kopiykas(Math.ceil((price * 100) / (100 - WORTH_PERCENT)));
