/** Roots of words that say for whom, in folded letters, and the plain word each is read as: «женсткая», «дєвчачі», «мальчуковий». */
const roots: readonly (readonly [root: RegExp, plain: string])[] = [
  [/^(?:ж[еи]н(?:[сшщ]|ьк|т[ск]|[оу]ч)|дамс|дамоч|д[еи]вуш)\p{L}{1,7}$/u, "жіночий"],
  [/^(?:муж(?:[сшчщ]|[ие]?ь?с|иц|ич)|мущ|муш[сч]|ч[оеи]л[оа]в[ие]чи)\p{L}{0,7}$/u, "чоловічий"],
  [/^(?:д[еи](?:т|ц|д)ь?(?:с|к|яч|иш|вор))\p{L}{1,7}$/u, "дитячий"],
  [/^д[еи]в(?:очк|очо|ч|ач)\p{L}{1,7}$/u, "дівчинка"],
  [/^(?:мал[ьл]?ч|пац[ао]н|хлоп(?:ч|ь?яч|ак))\p{L}{1,8}$/u, "хлопчик"],
  [/^(?:подрост|пидлит|пидрост|подлет)\p{L}{2,8}$/u, "підліток"],
  [/^(?:нов[оа]р[оа]ж|нов[оа]нар[оа]д?ж|немовл)\p{L}{2,8}$/u, "малюк"],
];

/** The plain word for an audience that a folded word is made from, however it is mixed, declined or misspelt. */
export const audienceWordOf = (folded: string): string | undefined => roots.find(([root]) => root.test(folded))?.[1];
