// Types that TypeScript lacks: the elements of our pages, the interfaces between scripts, and
// browser features that are newer than its library.

/** An element of a page. Properties that only some elements have are undefined on others. */
interface Part extends HTMLElement {
  checked: boolean;
  children: HTMLCollectionOf<Part>;
  control: HTMLElement | null;
  defaultChecked: boolean;
  defaultValue: string;
  disabled: boolean;
  download: string;
  files: FileList | null;
  firstElementChild: Part | null;
  href: string;
  lastElementChild: Part | null;
  nextElementSibling: Part | null;
  onload: (() => unknown) | null;
  open: boolean;
  origin: string;
  parentElement: Part | null;
  parentNode: Part | null;
  pathname: string;
  popover: string | null;
  popoverTargetElement: Element | null;
  previousElementSibling: Part | null;
  selectionDirection: 'forward' | 'backward' | 'none' | null;
  selectionEnd: number | null;
  selectionStart: number | null;
  target: string;
  /** Set while a carousel scrolls to the app's page, unless the user has intervened. */
  turning?: boolean;
  type: string;
  validity?: ValidityState;
  value: string;
  close(): void;
  hidePopover(): void;
  moveBefore?(el: Node, before: Node | null): void;
  setSelectionRange(start: number | null, end: number | null, way?: 'forward' | 'backward' | 'none'): void;
  show(): void;
  showModal(): void;
  togglePopover(options?: { source: HTMLElement }): boolean;
}

/** An event of the document; its target is nearly always an element. */
type PageEvent<K extends keyof DocumentEventMap> = Omit<DocumentEventMap[K], 'target' | 'relatedTarget'> & {
  target: Part;
  relatedTarget: Part | null;
};

type EventName = import('./shared/wire.js').EventName;

/** An event on its way to the server. */
interface Item {
  n: number;
  id: number;
  name: EventName;
  values: (string | number)[];
  sent: boolean;
  /** The element that is marked as waiting. */
  el?: Part;
  timer?: number;
  /** Called when the server has answered. */
  done?: () => void;
}

/** Reports an event of an element to the server; does nothing if the element has no number. */
type Report = (el: Part, name: EventName, ...values: (string | number)[]) => Item | 0 | undefined;
type Dismiss = (el: Part) => void;

/** The start function of a script that is loaded on demand, which it sets on its element. */
type Beginning = (report: Report, dismiss: Dismiss) => any;

/** A service of the device (docs/internals/wire.md, Services): receives its arguments, a
 * function for partial answers, and a signal of its cancellation. Returns the last answer;
 * throws a code. */
type Service = (asked: any, tell: (part: unknown) => void, signal: AbortSignal) => any;

type Field = { version: number, composing: boolean, held: [number, string | null] | null };

/** Makes the content of elements that of pieces of another session's page, by changing what
 * differs, and repeats the taps that the session before never received. */
type Remount = (
  roots: Part[], pieces: DocumentFragment[], missed: Item[], fields: WeakMap<Part, Field>, waiting: Map<string, string>,
  report: Report, tap: (el: Part, ...place: string[]) => void,
) => void;

/** The exports of device.js. */
interface DeviceScript {
  serve(id: number, answer: (state: string, text: string) => unknown, name?: string, text?: string): unknown;
  share(lines: string, announce: (text: string) => void): unknown;
  remount: Remount;
}

/** The interface of client.js for the other scripts of a page, and for tests. */
interface Handle {
  /** The number of the last patch that was applied. */
  readonly seq: number;
  /** The number of events that the server has not confirmed. */
  readonly pending: number;
  /** Whether the page is connected. */
  readonly live: boolean;
  readonly applied: number;
  /** The number of invalid messages and operations. */
  readonly unknown: number;
  readonly dropped: number;
  readonly bytes: number;
  readonly sent: number;
  readonly connects: number;
}

interface Window {
  readonly __strata?: Handle;
  readonly L: any;
  readonly ResizeObserver: typeof ResizeObserver;
}

interface DocumentEventMap {
  /** Dispatched after each patch. */
  strata: Event;
  /** Dispatched when another session takes over the page, before `strata`. */
  remount: Event;
  cancel: Event;
  scrollend: Event;
  toggle: Event & { newState: string };
  compositionstart: CompositionEvent;
  compositionend: CompositionEvent;
}

// Selectors of this project find parts, whatever elements they name.
interface ParentNode {
  querySelector(selector: string): Part | null;
  querySelectorAll(selector: string): NodeListOf<Part>;
}
interface ARIAMixin {
  ariaInvalid: string | null;
}
interface Element {
  closest(selector: string): Part | null;
}
interface Animatable {
  getAnimations(options?: GetAnimationsOptions): (Animation & { transitionProperty?: string })[];
}
interface CSSStyleDeclaration {
  zoom: string | number;
}
