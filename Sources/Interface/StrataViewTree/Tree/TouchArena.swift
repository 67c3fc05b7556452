import StrataRendering

/// Decides which of the gestures around a finger win.
///
/// A view's gesture precedes those of the views around it, unless one of these has priority. The
/// first gesture that is recognized wins, and the others receive no more reports of this finger. A
/// simultaneous gesture receives all reports.
@MainActor final class TouchArena {
  private struct Entry {
    var participant: any TouchParticipant
    var corner: Int
    var id: ObjectIdentifier { ObjectIdentifier(participant) }
  }

  /// The gestures around one finger, in the order in which they may recognize a touch.
  private struct Round {
    var high: [Entry] = []
    var normal: [Entry] = []
    var simultaneous: [Entry] = []
    /// A Boolean value that indicates whether the element's handler is called, if the element is a
    /// control.
    var includesControl = true
    var ranked: [Entry] { high + normal }
    var isEmpty: Bool { ranked.isEmpty && simultaneous.isEmpty }
  }

  private var winner: ObjectIdentifier?
  private var losers: Set<ObjectIdentifier> = []
  /// The gestures that received reports of the finger that is down.
  private var listeners: [any TouchParticipant] = []

  nonisolated init() {}

  /// Passes an event to the gestures around an element. Returns `false` if there are none: then the
  /// element handles it.
  func receive(_ event: ElementEvent, at node: ElementNode) -> Bool {
    let round = round(at: node)
    guard !round.isEmpty || !round.includesControl else { return false }
    if event.kind == .tap {
      tap(Touch(event.value) ?? Touch(.taps(1), at: Point(0, 0)), event, node, round)
    } else if let touch = Touch(event.value) {
      follow(touch, round)
    }
    return true
  }

  // MARK: Who is asked

  private func round(at node: ElementNode) -> Round {
    var round = Round()
    var corner = 0
    var next: ElementNode? = node
    while let around = next {
      for gesture in around.gestures { add(gesture, corner, to: &round) }
      if around.element.attributes[.touches] != nil { corner += 1 }
      // Elements below a sheet do not receive touches.
      if around.element.kind == .sheet || around.element.kind == .alert { break }
      next = around.elementAround
    }
    return round
  }

  private func add(_ gesture: any TouchParticipant, _ corner: Int, to round: inout Round) {
    if !gesture.includesSubviews {
      round = Round()
      round.includesControl = false
    }
    guard gesture.isIncluded else { return }
    let entry = Entry(participant: gesture, corner: corner)
    switch gesture.rank {
    case .normal: round.normal.append(entry)
    case .simultaneous: round.simultaneous.append(entry)
    case .high: round.high.insert(entry, at: 0)
    }
  }

  // MARK: Taps

  private func tap(_ touch: Touch, _ event: ElementEvent, _ node: ElementNode, _ round: Round) {
    var isTaken = claims(touch, round.high)
    if !isTaken, round.includesControl, node.isTapped {
      node.act(on: event)
      isTaken = true
    }
    if !isTaken { _ = claims(touch, round.normal) }
    for entry in round.simultaneous { _ = claims(touch, [entry]) }
  }

  /// Asks one gesture after the other until one takes the tap. Returns whether one did.
  private func claims(_ touch: Touch, _ entries: [Entry]) -> Bool {
    guard touch.kind == .taps(0) else { return entries.contains { claims(touch, $0) } }
    // A key acts as the fewest taps that are handled, or else as a long press.
    for count in [1, 2, 3, 0] {
      var counted = touch
      counted.kind = .taps(count)
      if entries.contains(where: { claims(counted, $0) }) { return true }
    }
    return false
  }

  private func claims(_ touch: Touch, _ entry: Entry) -> Bool {
    switch ask(entry, touch) {
    case .done, .active: return true
    case .waits, .fails: return false
    }
  }

  private func ask(_ entry: Entry, _ touch: Touch) -> TouchClaim {
    let corner = entry.corner < touch.corners.count ? touch.corners[entry.corner] : Point(0, 0)
    return entry.participant.receive(touch, corner: corner)
  }

  // MARK: Fingers that stay

  private func follow(_ touch: Touch, _ round: Round) {
    if touch.kind == .down { end() }
    listeners = (round.ranked + round.simultaneous).map(\.participant)
    for entry in round.ranked where winner == nil || winner == entry.id {
      hear(touch, entry, of: round)
    }
    for entry in round.simultaneous where !losers.contains(entry.id) {
      if case .fails = ask(entry, touch) { losers.insert(entry.id) }
    }
    if touch.kind == .up || touch.kind == .cancel { end() }
  }

  private func hear(_ touch: Touch, _ entry: Entry, of round: Round) {
    guard !losers.contains(entry.id) else { return }
    switch ask(entry, touch) {
    case .waits: break
    case .fails: losers.insert(entry.id)
    case .active, .done:
      guard winner == nil else { return }
      winner = entry.id
      for other in round.ranked where other.id != entry.id { other.participant.cancel() }
    }
  }

  private func end() {
    for listener in listeners { listener.cancel() }
    (winner, losers, listeners) = (nil, [], [])
  }
}

extension EventSet {
  /// A Boolean value that indicates whether gestures handle events of this kind.
  var isTouch: Bool { self == .tap || self == .touch || self == .drag }
}
