export { default, meta } from "./recipients-screen.tsx";
