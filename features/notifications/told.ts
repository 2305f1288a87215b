/** `title` is a letter's subject and a notice's head, `sms` stands after the shop's name, `action` on the button. */
export type Told = { title: string; text: string; sms: string; action: string };
