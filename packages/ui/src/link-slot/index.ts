export {
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
  LinkSlot,
  type LinkSlotProps,
  type RenderLink,
} from "./link-slot";
