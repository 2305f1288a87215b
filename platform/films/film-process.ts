import { writeFilmAnew } from "./write-film-anew.ts";
import type { FilmAnswer, FilmAsked } from "./film-recipe.ts";

process.on("disconnect", () => process.exit());
// Signals reach the whole process group; the parent ends this process after draining.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);

process.once("message", (asked: FilmAsked) => {
  writeFilmAnew(asked)
    .catch((): FilmAnswer => ({ fault: "unreadable" }))
    .then((answer) => process.send?.(answer, () => process.disconnect()));
});
