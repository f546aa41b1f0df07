/** What the sidebar holds, in its order. `first` is a page that shows best what the group is. */
export interface Group {
  name: string;
  holds: string;
  first: string;
}

export const GROUPS: readonly Group[] = [
  { name: "Foundations", holds: "Themes, tokens, type, colours, icons and how we write", first: "Themes" },
  { name: "Patterns", holds: "Whole screens made of the parts below", first: "List screen" },
  { name: "Actions", holds: "What does something: buttons, menus, links", first: "Button" },
  { name: "Fields", holds: "What is typed: text, money, phone, codes", first: "Field" },
  { name: "Choice", holds: "What is picked from what there is", first: "Combobox" },
  { name: "Time", holds: "Days, slots and opening hours", first: "TimeSlotPicker" },
  { name: "Files", holds: "Photos, logos and spreadsheets", first: "SpreadsheetImport" },
  { name: "Data", holds: "Tables, charts, badges, cards", first: "DataTable" },
  { name: "Domain", holds: "Desks, floor plans, plans and payments", first: "FloorPlan" },
  { name: "Overlay", holds: "What stands over the page", first: "Dialog" },
  { name: "Feedback", holds: "What happened, what is empty, what is on its way", first: "EmptyState" },
  { name: "Shell", holds: "The frame around every screen", first: "AppShell" },
];

/** Where the page of a group stands in the Storybook. */
export const pageOf = ({ name, first }: Group): string =>
  `?path=/docs/${`${name}-${first}`.toLowerCase().replaceAll(" ", "-")}--docs`;
