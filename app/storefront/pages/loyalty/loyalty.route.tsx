export { default, meta } from "./loyalty-screen.tsx";
