import { box, type Colour, disc, everywhere, glow, type Layer, mixed, type Shape, within } from "./paint";

/** What differs from room to room. */
interface Room {
  wall: readonly [above: Colour, below: Colour];
  floor: readonly [far: Colour, near: Colour];
  sky: readonly [above: Colour, below: Colour];
  hills: readonly [far: Colour, near: Colour];
  sun: Colour;
  wood: Colour;
  /** Where windows are, by their middles. */
  windows: readonly number[];
  /** Where lamps hang. */
  lamps: readonly number[];
  /** How bright the lamps are, 0 to 1. */
  lit: number;
  /** Whether books stand beside the windows, and from where to where. */
  shelf: readonly [from: number, to: number] | null;
}

const FLOOR = 0.76;
const LEAF: Colour = [72, 104, 84];
const LAMPLIGHT: Colour = [255, 222, 164];
const SHADE: Colour = [54, 50, 54];

/** Of demo branches: drawn, since no photo of a place that is made up can be true. */
const DEMO_ROOMS = {
  morning: {
    wall: [
      [238, 230, 218],
      [222, 206, 188],
    ],
    floor: [
      [190, 150, 112],
      [150, 112, 82],
    ],
    sky: [
      [150, 196, 214],
      [250, 226, 196],
    ],
    hills: [
      [142, 176, 176],
      [98, 138, 134],
    ],
    sun: [255, 246, 220],
    wood: [126, 84, 56],
    windows: [0.26, 0.667, 1.073],
    lamps: [0.46, 0.87],
    lit: 0.25,
    shelf: null,
  },
  evening: {
    wall: [
      [44, 52, 74],
      [66, 66, 84],
    ],
    floor: [
      [58, 46, 48],
      [36, 30, 36],
    ],
    sky: [
      [34, 48, 92],
      [232, 140, 110],
    ],
    hills: [
      [84, 70, 104],
      [42, 44, 72],
    ],
    sun: [255, 206, 150],
    wood: [104, 70, 50],
    windows: [0.4, 0.94],
    lamps: [0.2, 0.667, 1.13],
    lit: 1,
    shelf: null,
  },
  library: {
    wall: [
      [196, 206, 194],
      [170, 184, 170],
    ],
    floor: [
      [168, 132, 98],
      [124, 94, 70],
    ],
    sky: [
      [168, 204, 222],
      [238, 240, 226],
    ],
    hills: [
      [150, 180, 150],
      [104, 142, 108],
    ],
    sun: [255, 252, 232],
    wood: [108, 74, 52],
    windows: [0.3],
    lamps: [0.3, 0.93],
    lit: 0.5,
    shelf: [0.62, 1.26],
  },
} as const satisfies Record<string, Room>;

export type DemoRoom = keyof typeof DEMO_ROOMS;

const WINDOW = { halfX: 0.155, middle: 0.36, halfY: 0.25, round: 0.1 };

const pane = (at: number) => box(at, WINDOW.middle, WINDOW.halfX, WINDOW.halfY, WINDOW.round);

const hill =
  (height: number, wave: number, phase: number): Shape =>
  (x, y) =>
    y > height + 0.035 * Math.sin(x * wave + phase) + 0.015 * Math.sin(x * wave * 2.3) ? 1 : 0;

const windowLayers = ({ sky, hills, sun, wood }: Room, at: number): Layer[] => {
  const glass = pane(at);
  return [
    { shape: box(at, WINDOW.middle, WINDOW.halfX + 0.016, WINDOW.halfY + 0.016, WINDOW.round + 0.016), colour: wood },
    { shape: glass, colour: (_, y) => mixed(sky[0], sky[1], (y - 0.1) / 0.42) },
    { shape: within(glow(0.78, 0.42, 0.2, 0.6), glass), colour: sun },
    { shape: within(disc(0.78, 0.43, 0.04), glass), colour: sun },
    { shape: within(hill(0.48, 7, 0.5), glass), colour: hills[0] },
    { shape: within(hill(0.54, 5, 2), glass), colour: hills[1] },
    { shape: within(box(at, WINDOW.middle, 0.004, 1), glass), colour: wood },
    { shape: within(box(at, WINDOW.middle - 0.02, 1, 0.004), glass), colour: wood },
    { shape: box(at, WINDOW.middle + WINDOW.halfY + 0.014, WINDOW.halfX + 0.025, 0.012), colour: wood },
  ];
};

/** What falls through a window, aslant over the floor. */
const patch = ({ lit, sun }: Room, at: number): Layer => {
  const shape: Shape = (x, y) => {
    const depth = (y - FLOOR) / (1 - FLOOR);
    if (depth < 0.08 || depth > 0.8) return 0;
    const off = Math.abs(x - at + 0.12 * depth) / (WINDOW.halfX * (1 + 0.3 * depth));
    return off < 1 ? 0.3 * (1 - lit) * (1 - depth * 0.6) : 0;
  };
  return { shape, colour: sun };
};

const lampLayers = ({ lit }: Room, at: number): Layer[] => [
  { shape: glow(at, 0.23, 0.2, 0.6 * lit), colour: LAMPLIGHT },
  { shape: box(at, 0.08, 0.002, 0.08), colour: SHADE },
  { shape: within(disc(at, 0.2, 0.05), box(at, 0.175, 0.06, 0.027)), colour: SHADE },
  { shape: box(at, 0.204, 0.03, 0.006, 0.004), colour: LAMPLIGHT },
];

/** A row's spines, the same at each start: each as wide, high and dark as its place says. */
const spine = (slot: number, row: number) => {
  const seed = Math.sin(slot * 12.9898 + row * 78.233) * 43_758.5453;
  return seed - Math.floor(seed);
};
const SPINES: readonly Colour[] = [
  [148, 82, 66],
  [196, 162, 108],
  [82, 110, 116],
  [108, 128, 96],
  [212, 196, 168],
  [70, 74, 92],
];

const shelfLayers = ({ wood }: Room, [from, to]: readonly [number, number]): Layer[] => {
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  const board = mixed(wood, [0, 0, 0], 0.25);
  const rows = [0.2, 0.335, 0.47, 0.605];
  const books: Layer[] = rows.map((base, row) => ({
    shape: (x, y) => {
      if (x < from || x > to || y > base) return 0;
      const slot = Math.floor(x / 0.018);
      const height = 0.075 + 0.035 * spine(slot, row);
      // Here and there one is lent.
      return spine(slot + 40, row) < 0.12 || y < base - height ? 0 : 1;
    },
    colour: (x) => {
      const slot = Math.floor(x / 0.018);
      const colour = SPINES[Math.floor(spine(slot + 7, row) * SPINES.length)] ?? wood;
      return mixed(colour, board, Math.abs((x / 0.018) % 1) < 0.1 ? 0.6 : 0);
    },
  }));
  return [
    { shape: box(middle, 0.345, half + 0.018, 0.285, 0.01), colour: wood },
    { shape: box(middle, 0.345, half, 0.267), colour: board },
    ...books,
    ...rows.map((base) => ({ shape: box(middle, base + 0.006, half, 0.006), colour: wood })),
  ];
};

const deskLayers = ({ wood }: Room): Layer[] => {
  const dark = mixed(wood, [0, 0, 0], 0.35);
  return [
    { shape: (x, y) => 0.25 * Math.exp(-(((x - 0.667) / 0.5) ** 2) - ((y - 0.93) / 0.025) ** 2), colour: [20, 16, 16] },
    ...[0.2, 0.5, 0.83, 1.13].map((at) => ({ shape: box(at, 0.83, 0.009, 0.1), colour: dark })),
    { shape: box(0.667, 0.725, 0.56, 0.014, 0.006), colour: wood },
    // A screen, books and a plant.
    { shape: box(0.36, 0.655, 0.07, 0.046, 0.006), colour: SHADE },
    { shape: box(0.36, 0.655, 0.064, 0.04, 0.003), colour: [206, 220, 222] },
    { shape: box(0.36, 0.706, 0.04, 0.005), colour: SHADE },
    { shape: box(0.68, 0.703, 0.05, 0.008), colour: [148, 82, 66] },
    { shape: box(0.685, 0.688, 0.042, 0.007), colour: [212, 196, 168] },
    { shape: disc(1.0, 0.612, 0.036), colour: LEAF },
    { shape: disc(1.035, 0.64, 0.028), colour: mixed(LEAF, [255, 255, 255], 0.15) },
    { shape: disc(0.97, 0.64, 0.026), colour: mixed(LEAF, [0, 0, 0], 0.15) },
    { shape: box(1.0, 0.688, 0.026, 0.024, 0.008), colour: [196, 122, 92] },
  ];
};

export const roomLayers = (name: DemoRoom): Layer[] => {
  const room: Room = DEMO_ROOMS[name];
  const { wall, floor } = room;
  return [
    { shape: everywhere, colour: (_, y) => mixed(wall[0], wall[1], y / FLOOR) },
    { shape: (_, y) => (y > FLOOR ? 1 : 0), colour: (_, y) => mixed(floor[0], floor[1], (y - FLOOR) / (1 - FLOOR)) },
    { shape: box(0.667, FLOOR, 0.7, 0.008), colour: mixed(wall[1], [255, 255, 255], 0.2) },
    ...room.windows.flatMap((at) => windowLayers(room, at)),
    ...room.windows.map((at) => patch(room, at)),
    ...(room.shelf ? shelfLayers(room, room.shelf) : []),
    ...deskLayers(room),
    ...room.lamps.flatMap((at) => lampLayers(room, at)),
  ];
};
