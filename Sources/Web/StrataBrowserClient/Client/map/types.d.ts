/** The latitude and longitude of the centre, and the extent from north to south and from west to
 * east, in degrees. */
type MapRegion = [latitude: number, longitude: number, high: number, wide: number];

/** The server's description of a map (docs/internals/wire.md, Maps). */
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

/** A map that is drawn. Values of Leaflet have no types here: its types are not part of this
 * project. */
interface DrawnMap {
  el: Part;
  map: any;
  report: Report;
  ground: Part;
  buttons: Part;
  line: Part;
  tiles: Map<string, any>;
  facts: MapFacts;
  /** The text that the facts were parsed from. */
  text?: string;
  /** The circles, areas and lines, their renderer, and a text that changes with them. */
  shapes?: any;
  pens?: any;
  shaped?: string;
  /** The places of its content at the last check. */
  there?: string;
  /** Whether a person moved it. */
  isMoved: boolean;
  /** Whether this script is moving it. */
  isAiming?: boolean;
  /** Whether it was returned to the allowed region. */
  isBack?: boolean;
  /** The open callout. */
  callout?: Part;
  /** The region that was reported last. */
  told?: string;
  timer?: number;
  /** The timer until failed tiles are requested again, and its duration. */
  asking?: number;
  pause: number;
  resting?: number;
  watch?: ResizeObserver;
}
