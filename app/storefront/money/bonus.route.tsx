export { default, meta } from "./bonus-screen.tsx";
