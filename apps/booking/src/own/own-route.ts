/** By itself: what the screens are made of is a long list of names, which nobody else's first load is to carry. */
export const ownScreens = () => import("./own-screens");
