export { default } from "./lists-screen.tsx";
