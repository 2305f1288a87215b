const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const ukrainian = "ʼйцукенгшщзхїфівапролджєячсмитьбю";
const russian = "ёйцукенгшщзхъфывапролджэячсмитьбю";

/** "rhjcsdrb" → «кросівки», «щмукышяу» → "oversize". */
export const keysAs = {
  ukrainian: retyped(latin, ukrainian),
  russian: retyped(latin, russian),
  latin: retyped(ukrainian + russian, latin + latin),
  /** Ukrainian typed with the Russian layout and back; folding makes ы and і one letter. */
  otherCyrillic: retyped("ʼ'ёїъєэіы", "ёёʼъїэєыі"),
};

function retyped(from: string, to: string): (text: string) => string {
  const keys = new Map([...from].map((key, at) => [key, [...to][at] ?? key]));
  return (text) => [...text.toLowerCase()].map((key) => keys.get(key) ?? key).join("");
}
