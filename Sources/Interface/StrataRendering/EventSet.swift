/// The events that an element handles.
public struct EventSet: OptionSet, Hashable, Sendable {
  /// The bits of the events.
  public let rawValue: UInt32

  /// Creates a set of events from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A tap or click, or its key.
  public static let tap = EventSet(rawValue: 1 << 0)
  /// The value of a field while it is edited.
  public static let input = EventSet(rawValue: 1 << 1)
  /// The value of a control after it was changed.
  public static let change = EventSet(rawValue: 1 << 2)
  /// A press of Return in a field.
  public static let submit = EventSet(rawValue: 1 << 3)
  /// An element receives the keyboard's focus.
  public static let focus = EventSet(rawValue: 1 << 4)
  /// An element loses the keyboard's focus.
  public static let blur = EventSet(rawValue: 1 << 5)
  /// A presentation was closed by the person.
  public static let dismiss = EventSet(rawValue: 1 << 6)
  /// A person pulls the content down to refresh it.
  public static let refresh = EventSet(rawValue: 1 << 7)
  /// The visible area comes near the end of a list.
  public static let more = EventSet(rawValue: 1 << 8)
  /// The browser has loaded the element's picture.
  public static let load = EventSet(rawValue: 1 << 9)
  /// The browser could not load the element's picture.
  public static let error = EventSet(rawValue: 1 << 10)
  /// The selection of an item, such as a row.
  public static let select = EventSet(rawValue: 1 << 11)
  /// The element's box was measured: when it first appears and when its size changes.
  public static let box = EventSet(rawValue: 1 << 12)
  /// The element's position changed; sent with `box`, not by itself.
  public static let place = EventSet(rawValue: 1 << 13)
  /// A control is pressed or released.
  public static let press = EventSet(rawValue: 1 << 14)
  /// A right click, a long press, or a press of the menu key.
  public static let menu = EventSet(rawValue: 1 << 15)
  /// The range of members of a long collection that are visible.
  public static let window = EventSet(rawValue: 1 << 16)
  /// A row was dragged by its handle, or moved by keys; the value is the number of places.
  public static let reorder = EventSet(rawValue: 1 << 17)
  /// Another scroll target became the first visible one; the value is its index among the scroll
  /// targets.
  public static let sight = EventSet(rawValue: 1 << 18)

  /// A finger or pointer comes down, rests, or goes up, on an element with gestures.
  public static let touch = EventSet(rawValue: 1 << 19)
  /// A finger or pointer that is down moves.
  public static let drag = EventSet(rawValue: 1 << 20)
  /// A pointer enters the element or leaves it.
  public static let hover = EventSet(rawValue: 1 << 21)

  /// A key was pressed, held or released while the focus is in the element.
  public static let key = EventSet(rawValue: 1 << 22)

  private static let names: [(EventSet, String)] = [
    (.tap, "tap"), (.input, "input"), (.change, "change"), (.submit, "submit"),
    (.focus, "focus"), (.blur, "blur"), (.dismiss, "dismiss"), (.refresh, "refresh"),
    (.more, "more"), (.load, "load"), (.error, "error"), (.select, "select"), (.box, "box"),
    (.place, "place"),
    (.press, "press"),
    (.menu, "menu"),
    (.window, "window"), (.reorder, "reorder"), (.sight, "sight"),
    (.touch, "touch"), (.drag, "drag"), (.hover, "hover"), (.key, "key"),
  ]

  /// Creates a set of the single event with a name; `nil` if there is no event of that name.
  public init?(name: String) {
    guard let match = Self.names.first(where: { $0.1 == name }) else { return nil }
    self = match.0
  }

  /// The names of all events in the set, in a fixed order.
  public var names: [String] { Self.names.filter { contains($0.0) }.map(\.1) }
}
