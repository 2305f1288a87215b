export { loader } from "./reviews.loader.server.ts";
export { default, meta } from "./reviews-screen.tsx";
