import type { Messages } from "../../platform/i18n.ts";

export const staffMessages = {
  uk: {
    "staff.signInWrong": "Пошта, пароль або код не підходять",
    "staff.emailError": "Перевірте адресу пошти",
    "staff.emailTaken": "Така людина вже працює тут",
    "staff.codeError": "Шість цифр із застосунку",
    "staff.codeNeeded": "Для цієї дії введіть новий код із застосунку",
    "staff.codeWrong": "Код не підходить. Дочекайтеся наступного й перевірте час на телефоні",
    "staff.passwordShort": "Щонайменше 15 символів. Найпростіше: кілька слів через пробіл",
    "staff.passwordGuessable": "Такий пароль легко вгадати. Візьміть кілька слів, не повʼязаних між собою",
    "staff.invitationOver": "Посилання вже використане або застаріле. Попросіть нове",
    "staff.lastOwner": "Хоча б один власник має залишитися",
    "staff.notSelf": "Свій доступ закрити не можна",
  },
  ru: {
    "staff.signInWrong": "Почта, пароль или код не подходят",
    "staff.emailError": "Проверьте адрес почты",
    "staff.emailTaken": "Такой человек уже работает здесь",
    "staff.codeError": "Шесть цифр из приложения",
    "staff.codeNeeded": "Для этого действия введите новый код из приложения",
    "staff.codeWrong": "Код не подходит. Дождитесь следующего и проверьте время на телефоне",
    "staff.passwordShort": "Не менее 15 символов. Проще всего: несколько слов через пробел",
    "staff.passwordGuessable": "Такой пароль легко угадать. Возьмите несколько слов, не связанных между собой",
    "staff.invitationOver": "Ссылка уже использована или устарела. Попросите новую",
    "staff.lastOwner": "Хотя бы один владелец должен остаться",
    "staff.notSelf": "Свой доступ закрыть нельзя",
  },
} satisfies Messages<Record<string, string>>;
