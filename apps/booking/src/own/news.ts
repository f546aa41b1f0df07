import { createContext, useContext } from "react";

/** Says above the bookings what became of one. */
export const News = createContext<(said: string) => void>(() => undefined);

export const useNews = () => useContext(News);
