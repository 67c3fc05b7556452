/** Latitude, longitude, and how far it goes from north to south and from west to east, in degrees. */
type MapRegion = [latitude: number, longitude: number, high: number, wide: number];

/** What the server says of a map (docs/internals/wire.md, Maps). */
interface MapFacts {
  id: string;
  region?: MapRegion;
  isOwn?: boolean;
  limits?: MapRegion;
  least?: number;
  most?: number;
  ways: string[];
  tiles?: MapSquares[];
  credit?: { text: string; url?: string };
  words: { map: string; in: string; out: string };
}

interface MapSquares {
  url: string;
  alpha: number;
  least: number;
  most: number;
  isGround?: boolean;
  turn?: number;
}

/** A map that is drawn. What Leaflet gives has no types here: its own are not part of this project. */
interface DrawnMap {
  el: Part;
  map: any;
  report: Report;
  ground: Part;
  buttons: Part;
  line: Part;
  tiles: Map<string, any>;
  facts: MapFacts;
  /** What the facts were read from. */
  text?: string;
  /** The places that stood on it when they were last looked at. */
  there?: string;
  /** Whether a person moved it. */
  isMoved: boolean;
  /** Whether it moves because of us. */
  isAiming?: boolean;
  /** Whether it was led back to where it may be. */
  isBack?: boolean;
  /** The callout that is open. */
  callout?: Part;
  /** What part of the world was told last. */
  told?: string;
  timer?: number;
  /** Until squares that did not come are asked for again, and how long that is. */
  asking?: number;
  pause: number;
  resting?: number;
  watch?: ResizeObserver;
}
