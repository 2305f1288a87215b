export { default, meta } from "./lists-screen.tsx";
