/** What is said otherwise here, where another word or several of them are needed: what is typed, one word or a phrase, and what is read. */
export const rewrittenWords: readonly (readonly [typed: readonly string[], read: string])[] = [
  [["треники", "трєніки", "спортивки", "спортівки", "спортивочки", "sweatpants", "sweat pants"], "штани спортивні"],
  [["спорткостюм", "олімпійка", "олимпийка"], "костюм спортивний"],
  [["головні убори", "головний убір", "головные уборы", "головной убор", "убори", "уборы"], "шапка"],
  [["шкільна форма", "школьная форма"], "шкільний"],
  [["спортивна форма", "спортивная форма"], "костюм спортивний"],
  [["t shirt", "t shirts"], "футболка"],
  [["wide leg"], "широкий"],
  [["high waist", "high rise"], "висока посадка"],
  [["homewear", "loungewear", "home wear"], "одяг домашній"],
  [["bed linen", "bed sheets"], "постільна"],
  [["в пол", "в підлогу", "до підлоги", "до пола", "до полу"], "максі"],
  [["кожен день", "каждый день", "щодня"], "повсякденний"],
  [["нижня білизна", "нижнее белье"], "труси"],
  [["нічна сорочка", "ночная сорочка", "ночная рубашка"], "піжама"],
  [["великі розміри", "великий розмір", "большие размеры", "большой размер", "plus size"], "батал"],
  [["тепла куртка", "теплая куртка"], "зимова куртка"],
];

/** The same, where the shop has no goods that are called so. */
export const rewrittenWhereNotSold: readonly (readonly [typed: readonly string[], read: string])[] = [
  [["туніка", "туника", "tunic"], "блуза жіноча"],
];
