import { create } from "storybook/theming/create";

const shared = {
  brandTitle: "Carrel",
  fontBase: '"Inter Variable", system-ui, sans-serif',
  appBorderRadius: 6,
  inputBorderRadius: 6,
};

/** Carrel's own colours (docs/brand.md): ink on paper, library green for action. */
export const lightTheme = create({
  ...shared,
  base: "light",
  brandImage: "carrel.svg",
  colorPrimary: "#1f5d50",
  colorSecondary: "#1f5d50",
  appBg: "#f7f4ee",
  appContentBg: "#ffffff",
  appPreviewBg: "#ffffff",
  appBorderColor: "#ddd5c6",
  textColor: "#1b2430",
  textMutedColor: "#5d6570",
  barBg: "#fffdf9",
  barTextColor: "#36404c",
  barSelectedColor: "#1f5d50",
  barHoverColor: "#174a40",
});

export const darkTheme = create({
  ...shared,
  base: "dark",
  brandImage: "carrel-dark.svg",
  colorPrimary: "#8ccbb9",
  colorSecondary: "#8ccbb9",
  appBg: "#141b24",
  appContentBg: "#1b2430",
  appPreviewBg: "#1b2430",
  appBorderColor: "#334152",
  textColor: "#f7f4ee",
  textMutedColor: "#a5adb8",
  barBg: "#1b2430",
  barTextColor: "#cfd3d8",
  barSelectedColor: "#8ccbb9",
  barHoverColor: "#a4d8c9",
});
