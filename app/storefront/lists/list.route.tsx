export { loader } from "./list.loader.server.ts";
export { default, meta } from "./list-screen.tsx";
