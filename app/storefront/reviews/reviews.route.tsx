export { default, meta } from "./reviews-screen.tsx";
