public import StrataRendering

/// The reports of fingers and pointers that gestures need from the browser.
public struct TouchWish: Equatable, Sendable {
  /// The highest number of taps in a row that is handled; 0 for none.
  public var taps = 0
  /// A Boolean value that indicates whether the position of a tap is needed.
  public var isPlaced = false
  /// The distance that a finger moves before it is reported, in points.
  public var distance: Double?
  /// The times after which a resting finger is reported, in milliseconds.
  public var holds: Set<Int> = []
  /// A Boolean value that indicates whether a moving finger belongs to the gesture instead of
  /// scrolling.
  public var drags = false
  /// A Boolean value that indicates whether two fingers are reported.
  public var pinches = false
  /// The events besides taps and touches that the app needs.
  public var others: EventSet = []

  /// Creates a value that needs no reports.
  public init() {}

  /// Adds the needs of another wish to this one.
  public mutating func add(_ other: TouchWish) {
    taps = max(taps, other.taps)
    isPlaced = isPlaced || other.isPlaced
    distance = [distance, other.distance].compactMap { $0 }.min()
    holds.formUnion(other.holds)
    drags = drags || other.drags
    pinches = pinches || other.pinches
    others.formUnion(other.others)
  }

  /// A Boolean value that indicates whether the browser must report fingers, beyond taps.
  private var reportsFingers: Bool { distance != nil || !holds.isEmpty || pinches }

  /// A Boolean value that indicates whether a key press can replace the gesture.
  var isReachable: Bool { taps > 0 || !holds.isEmpty }

  var events: EventSet {
    var events = others
    if isReachable { events.insert(.tap) }
    if reportsFingers { events.formUnion([.touch, .drag]) }
    return events
  }

  /// The encoding for the browser: taps, distance, times. It is `nil` for a plain tap.
  var words: String? {
    guard reportsFingers || isPlaced || taps > 1 else { return nil }
    let far = distance.map { $0 < 1e9 ? String(Int(max(0, $0).rounded())) : "1e9" } ?? "1e9"
    return (["\(taps)", far] + holds.sorted().map(String.init)).joined(separator: " ")
  }

  var style: [StyleRule] {
    if reportsFingers { return [.grabbable(drags: drags || pinches)] }
    return taps > 0 ? [.tappable] : []
  }
}

extension Element {
  /// Adds the browser events that gestures need to the element.
  mutating func ask(for wish: TouchWish) {
    guard wish != TouchWish() else { return }
    events.formUnion(wish.events)
    attributes[.touches] = wish.words
    style += wish.style
  }
}
