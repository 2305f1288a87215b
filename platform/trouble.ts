/** An error the operator can mend: printed as one line without a stack. */
export class Trouble extends Error {}
