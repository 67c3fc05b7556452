public import StrataRendering

/// What gestures ask a browser to tell of fingers and pointers on an element.
public struct TouchWish: Equatable, Sendable {
  /// The most taps in a row that mean something; 0 where none does.
  public var taps = 0
  /// Whether it matters where a tap was.
  public var isPlaced = false
  /// How far a finger goes before it is told of.
  public var distance: Double?
  /// After how many milliseconds a resting finger is told of.
  public var holds: Set<Int> = []
  /// Whether a finger that moves is the gesture's, and not for scrolling.
  public var drags = false
  /// Whether two fingers are told of.
  public var pinches = false
  /// What else is asked of the element.
  public var others: EventSet = []

  public init() {}

  /// Asks for what both ask for.
  public mutating func add(_ other: TouchWish) {
    taps = max(taps, other.taps)
    isPlaced = isPlaced || other.isPlaced
    distance = [distance, other.distance].compactMap { $0 }.min()
    holds.formUnion(other.holds)
    drags = drags || other.drags
    pinches = pinches || other.pinches
    others.formUnion(other.others)
  }

  /// Whether more than taps is asked for.
  private var isTold: Bool { distance != nil || !holds.isEmpty || pinches }

  /// Whether a key does what a finger would.
  var isReachable: Bool { taps > 0 || !holds.isEmpty }

  var events: EventSet {
    var events = others
    if isReachable { events.insert(.tap) }
    if isTold { events.formUnion([.touch, .drag]) }
    return events
  }

  /// The wish as a browser reads it: taps, distance, times. A plain tap needs no words.
  var words: String? {
    guard isTold || isPlaced || taps > 1 else { return nil }
    let far = distance.map { $0.isFinite ? String(Int(max(0, $0).rounded())) : "1e9" } ?? "1e9"
    return (["\(taps)", far] + holds.sorted().map(String.init)).joined(separator: " ")
  }

  var style: [StyleRule] {
    if isTold { return [.grabbable(drags: drags || pinches)] }
    return taps > 0 ? [.tappable] : []
  }
}

extension Element {
  /// Takes over what gestures want of the browser.
  mutating func ask(for wish: TouchWish) {
    guard wish != TouchWish() else { return }
    events.formUnion(wish.events)
    attributes[.touches] = wish.words
    style += wish.style
  }
}
