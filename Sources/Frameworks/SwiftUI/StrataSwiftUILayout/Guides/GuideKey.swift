import Foundation
import StrataRendering
import SwiftUICore

/// An alignment guide along one of the axes.
enum GuideKey: Hashable {
  case x(HorizontalAlignment.Guide)
  case y(VerticalAlignment.Guide)

  /// Creates the guide by which a container is aligned horizontally; `nil` if it stretches its
  /// members.
  init?(horizontal alignment: StyleRule.Alignment) {
    switch alignment {
    case .start: self = .x(.leading)
    case .center: self = .x(.center)
    case .end: self = .x(.trailing)
    case .custom(let number, _): self = .x(.custom(number))
    case .stretch, .firstBaseline, .lastBaseline: return nil
    }
  }

  /// Creates the guide by which a container is aligned vertically; `nil` if it stretches its
  /// members.
  init?(vertical alignment: StyleRule.Alignment) {
    switch alignment {
    case .start: self = .y(.top)
    case .center: self = .y(.center)
    case .end: self = .y(.bottom)
    case .firstBaseline: self = .y(.firstTextBaseline)
    case .lastBaseline: self = .y(.lastTextBaseline)
    case .custom(let number, _): self = .y(.custom(number))
    case .stretch: return nil
    }
  }

  var isHorizontal: Bool {
    if case .x = self { true } else { false }
  }

  /// A Boolean value that indicates whether the guide of a view that does not set it is 0, whatever
  /// the size of the view.
  var isStart: Bool { self == .x(.leading) || self == .y(.top) }

  /// A Boolean value that indicates whether only the browser knows the guide of a view that does not
  /// set it.
  var isBaseline: Bool { self == .y(.firstTextBaseline) || self == .y(.lastTextBaseline) }

  /// Returns the guide of a view that does not set it.
  func usual(in view: ViewDimensions) -> Double {
    switch self {
    case .x(let guide): Double(view[HorizontalAlignment(guide: guide)])
    case .y(let guide): Double(view[VerticalAlignment(guide: guide)])
    }
  }

  /// A Boolean value that indicates whether views without guides are not at a side or in the middle,
  /// so that they have to be measured.
  var isUneven: Bool {
    switch self {
    case .x(.custom), .y(.custom): break
    default: return false
    }
    let views = [ViewDimensions(width: 90, height: 90), ViewDimensions(width: 200, height: 30)]
    let parts = views.map { usual(in: $0) / (isHorizontal ? $0.width : $0.height) }
    return parts[0] != parts[1] || ![0, 0.5, 1].contains(parts[0])
  }
}

extension ViewDimensions {
  /// Sets the guide that a view sets.
  mutating func set(_ key: GuideKey, _ value: CGFloat) {
    switch key {
    case .x(let guide): set(guide, value)
    case .y(let guide): set(guide, value)
    }
  }
}
