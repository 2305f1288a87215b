export { loader } from "./not-found.loader.server.ts";
export { default } from "./not-found-screen.tsx";
