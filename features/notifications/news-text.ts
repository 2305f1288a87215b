/** `title`: a letter's subject and a notice's heading; `sms`: the words after the shop's name; `action`: the button. */
export type NewsText = { title: string; text: string; sms: string; action: string };
