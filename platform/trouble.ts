/** What the person at the console can mend: its message is one line that says what is wrong and what to do. Printed without a stack. */
export class Trouble extends Error {}
