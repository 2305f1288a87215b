/** Without the type; `area` and `district` distinguish equal names. */
export type DemoSettlement = {
  id: string;
  name_uk: string;
  name_ru: string;
  type: "м." | "с." | "смт";
  type_ru: "г." | "с." | "пгт";
  area_uk: string;
  area_ru: string;
  /** Empty for an area's centre. */
  district_uk: string;
  district_ru: string;
};

const place = (id: string, type: DemoSettlement["type"], names: string, area: string, district: string): DemoSettlement => {
  const [name_uk = "", name_ru = ""] = names.split("/");
  const [area_uk = "", area_ru = ""] = area.split("/");
  const [district_uk = "", district_ru = ""] = district.split("/");
  const type_ru = type === "м." ? "г." : type === "смт" ? "пгт" : "с.";
  return { id, name_uk, name_ru, type, type_ru, area_uk, area_ru, district_uk, district_ru };
};

const areas = {
  kyiv: "Київська обл./Киевская обл.",
  lviv: "Львівська обл./Львовская обл.",
  odesa: "Одеська обл./Одесская обл.",
  kharkiv: "Харківська обл./Харьковская обл.",
  dnipro: "Дніпропетровська обл./Днепропетровская обл.",
  zaporizhzhia: "Запорізька обл./Запорожская обл.",
  vinnytsia: "Вінницька обл./Винницкая обл.",
  khmelnytskyi: "Хмельницька обл./Хмельницкая обл.",
  ternopil: "Тернопільська обл./Тернопольская обл.",
  poltava: "Полтавська обл./Полтавская обл.",
  cherkasy: "Черкаська обл./Черкасская обл.",
  zhytomyr: "Житомирська обл./Житомирская обл.",
  rivne: "Рівненська обл./Ровенская обл.",
  volyn: "Волинська обл./Волынская обл.",
  frankivsk: "Івано-Франківська обл./Ивано-Франковская обл.",
  chernivtsi: "Чернівецька обл./Черновицкая обл.",
  zakarpattia: "Закарпатська обл./Закарпатская обл.",
  chernihiv: "Чернігівська обл./Черниговская обл.",
  sumy: "Сумська обл./Сумская обл.",
} as const;

/** Largest first; four village names repeat. */
export const demoSettlements: readonly DemoSettlement[] = [
  place("kyiv", "м.", "Київ/Киев", "/", "/"),
  place("kharkiv", "м.", "Харків/Харьков", areas.kharkiv, "/"),
  place("odesa", "м.", "Одеса/Одесса", areas.odesa, "/"),
  place("dnipro", "м.", "Дніпро/Днепр", areas.dnipro, "/"),
  place("lviv", "м.", "Львів/Львов", areas.lviv, "/"),
  place("zaporizhzhia", "м.", "Запоріжжя/Запорожье", areas.zaporizhzhia, "/"),
  place("vinnytsia", "м.", "Вінниця/Винница", areas.vinnytsia, "/"),
  place("poltava", "м.", "Полтава/Полтава", areas.poltava, "/"),
  place("khmelnytskyi", "м.", "Хмельницький/Хмельницкий", areas.khmelnytskyi, "/"),
  place("cherkasy", "м.", "Черкаси/Черкассы", areas.cherkasy, "/"),
  place("chernivtsi", "м.", "Чернівці/Черновцы", areas.chernivtsi, "/"),
  place("zhytomyr", "м.", "Житомир/Житомир", areas.zhytomyr, "/"),
  place("rivne", "м.", "Рівне/Ровно", areas.rivne, "/"),
  place("ivano-frankivsk", "м.", "Івано-Франківськ/Ивано-Франковск", areas.frankivsk, "/"),
  place("ternopil", "м.", "Тернопіль/Тернополь", areas.ternopil, "/"),
  place("lutsk", "м.", "Луцьк/Луцк", areas.volyn, "/"),
  place("uzhhorod", "м.", "Ужгород/Ужгород", areas.zakarpattia, "/"),
  place(
    "kamianets-podilskyi",
    "м.",
    "Камʼянець-Подільський/Каменец-Подольский",
    areas.khmelnytskyi,
    "Камʼянець-Подільський р-н/Каменец-Подольский р-н",
  ),
  place("ivanivka-odesa", "смт", "Іванівка/Ивановка", areas.odesa, "Березівський р-н/Березовский р-н"),
  place("ivanivka-khmelnytskyi", "с.", "Іванівка/Ивановка", areas.khmelnytskyi, "Хмельницький р-н/Хмельницкий р-н"),
  place("ivanivka-ternopil", "с.", "Іванівка/Ивановка", areas.ternopil, "Тернопільський р-н/Тернопольский р-н"),
  place("ivanivka-chernihiv", "с.", "Іванівка/Ивановка", areas.chernihiv, "Чернігівський р-н/Черниговский р-н"),
  place("mykhailivka-vinnytsia", "с.", "Михайлівка/Михайловка", areas.vinnytsia, "Вінницький р-н/Винницкий р-н"),
  place("mykhailivka-sumy", "с.", "Михайлівка/Михайловка", areas.sumy, "Сумський р-н/Сумской р-н"),
  place("mykhailivka-cherkasy", "с.", "Михайлівка/Михайловка", areas.cherkasy, "Черкаський р-н/Черкасский р-н"),
  place("petrivka-kyiv", "с.", "Петрівка/Петровка", areas.kyiv, "Вишгородський р-н/Вышгородский р-н"),
  place("petrivka-odesa", "с.", "Петрівка/Петровка", areas.odesa, "Одеський р-н/Одесский р-н"),
  place("petrivka-poltava", "с.", "Петрівка/Петровка", areas.poltava, "Полтавський р-н/Полтавский р-н"),
  place("mykolaivka-dnipro", "с.", "Миколаївка/Николаевка", areas.dnipro, "Дніпровський р-н/Днепровский р-н"),
  place("mykolaivka-odesa", "смт", "Миколаївка/Николаевка", areas.odesa, "Березівський р-н/Березовский р-н"),
];
