public import StrataRendering

/// The effect of a modifier on the element below it.
public enum Decoration {
  case style(StyleRule)
  case attribute(Attribute, String)
  /// Removes an attribute that an inner view set.
  case without(Attribute, String)
  case event(EventSet, EventHandler)
  /// The transition of the element.
  case transition(ElementTransition)
  /// A gesture, and the browser's reports that it needs.
  case gesture(TouchWish, any TouchParticipant)
  /// Elements around the next one. Decorations before this one apply to the elements around, those
  /// after it to the next element.
  case around(Surrounding)

  func isSame(as other: Decoration) -> Bool {
    switch (self, other) {
    case (.style(let left), .style(let right)): left == right
    case (.attribute(let left, let a), .attribute(let right, let b)),
      (.without(let left, let a), .without(let right, let b)):
      left == right && a == b
    case (.transition(let left), .transition(let right)): left.isSame(as: right)
    case (.around(let left), .around(let right)): left.isSame(as: right)
    case (.gesture(let left, let a), .gesture(let right, let b)): left == right && a === b
    default: false  // handlers hold closures, which cannot be compared
    }
  }
}

extension Decoration {
  var isAround: Bool {
    if case .around = self { true } else { false }
  }
}

extension [Decoration] {
  func isSame(as other: [Decoration]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isSame(as: $1) }
  }
}
