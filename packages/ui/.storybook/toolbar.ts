import { families } from "../src/theme-panel/families";
import { defaultThemeId } from "../src/themes";

const item = (value: string, title: string) => ({ value, title });

/** What the toolbar offers; `stage.tsx` puts the choices on `<html>`. */
export const globalTypes = {
  theme: {
    toolbar: {
      title: "Theme",
      icon: "paintbrush",
      dynamicTitle: true,
      items: families.flatMap(({ members }) =>
        members.map(({ id, label, mode }) => ({ value: id, title: label, right: mode })),
      ),
    },
  },
  scale: {
    toolbar: {
      title: "Scale",
      icon: "grow",
      dynamicTitle: true,
      items: [12, 13, 14, 15, 16].map((scale) => item(String(scale), `Scale ${scale}`)),
    },
  },
  inputStyle: {
    toolbar: {
      title: "Input style",
      icon: "edit",
      dynamicTitle: true,
      items: [item("outlined", "Outlined inputs"), item("filled", "Filled inputs")],
    },
  },
  ripple: {
    toolbar: {
      title: "Ripple",
      icon: "pointerdefault",
      dynamicTitle: true,
      items: [item("on", "Ripple on"), item("off", "Ripple off")],
    },
  },
  workspace: {
    toolbar: {
      title: "Words",
      icon: "home",
      dynamicTitle: true,
      items: [item("co-working", "Words of co-working"), item("study-hall", "Words of a study hall")],
    },
  },
  direction: {
    toolbar: {
      title: "Direction",
      icon: "transfer",
      dynamicTitle: true,
      items: [item("ltr", "Left to right"), item("rtl", "Right to left")],
    },
  },
};

export const initialGlobals = {
  theme: defaultThemeId,
  scale: "14",
  inputStyle: "outlined",
  ripple: "on",
  workspace: "co-working",
  direction: "ltr",
};
