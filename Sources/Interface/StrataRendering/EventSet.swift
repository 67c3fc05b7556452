/// The events that an element wants to hear of.
public struct EventSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let tap = EventSet(rawValue: 1 << 0)
  public static let input = EventSet(rawValue: 1 << 1)
  public static let change = EventSet(rawValue: 1 << 2)
  public static let submit = EventSet(rawValue: 1 << 3)
  public static let focus = EventSet(rawValue: 1 << 4)
  public static let blur = EventSet(rawValue: 1 << 5)
  public static let dismiss = EventSet(rawValue: 1 << 6)
  public static let refresh = EventSet(rawValue: 1 << 7)
  public static let more = EventSet(rawValue: 1 << 8)
  public static let load = EventSet(rawValue: 1 << 9)
  public static let error = EventSet(rawValue: 1 << 10)
  public static let select = EventSet(rawValue: 1 << 11)
  /// The size of the element's box, when it is first shown and when it changes.
  public static let box = EventSet(rawValue: 1 << 12)
  /// Not sent by itself: a box is told with its place, and when that changes.
  public static let place = EventSet(rawValue: 1 << 13)
  public static let press = EventSet(rawValue: 1 << 14)
  /// A right click, a long press, or the key for menus.
  public static let menu = EventSet(rawValue: 1 << 15)
  /// Which members of a long collection are in sight.
  public static let window = EventSet(rawValue: 1 << 16)
  /// A row was dragged by its handle, or moved by keys: by how many places.
  public static let reorder = EventSet(rawValue: 1 << 17)
  /// The number of the first element in sight of those that a scroll view stops at.
  public static let sight = EventSet(rawValue: 1 << 18)

  /// A finger or pointer comes down, rests, or goes up, on what has gestures.
  public static let touch = EventSet(rawValue: 1 << 19)
  /// A finger or pointer that is down moves.
  public static let drag = EventSet(rawValue: 1 << 20)
  /// A pointer comes over the element or leaves it.
  public static let hover = EventSet(rawValue: 1 << 21)

  /// A key was pressed, held or let go while the focus is in the element.
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

  /// The single event of that name, or `nil` if there is none.
  public init?(name: String) {
    guard let match = Self.names.first(where: { $0.1 == name }) else { return nil }
    self = match.0
  }

  /// The names of all events in the set, in a fixed order.
  public var names: [String] { Self.names.filter { contains($0.0) }.map(\.1) }
}
