export { default, meta } from "./leave-screen.tsx";
