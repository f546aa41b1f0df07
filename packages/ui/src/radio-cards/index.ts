export { RadioCards, type RadioCardsProps } from "./radio-cards";
