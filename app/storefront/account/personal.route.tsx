export { loader } from "./personal.loader.server.ts";
export { default, meta } from "./personal-screen.tsx";
