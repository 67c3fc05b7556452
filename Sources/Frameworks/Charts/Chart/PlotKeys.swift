import SwiftUI

/// A modifier that lets a person move the selection of the x axis by keys.
struct PlotKeys: ViewModifier {
  let space: PlotSpace
  let selections: Selections
  /// The position of the selection, in points from the left edge; `nil` without a selection.
  @State private var place: Double?

  func body(content: Content) -> some View {
    if selections.x == nil {
      content
    } else {
      content.focusable()
        .onKeyPress(keys: [.leftArrow, .rightArrow, .home, .end, .escape]) { press in
          move(press.key)
          return .handled
        }
    }
  }

  private func move(_ key: KeyEquivalent) {
    switch key {
    case .leftArrow: step(by: -1)
    case .rightArrow: step(by: 1)
    case .home: choose(0)
    case .end: choose(space.width)
    default: choose(nil)
    }
  }

  /// Moves the selection by a twentieth of the axis, or farther if that is needed to reach another
  /// value.
  private func step(by direction: Double) {
    guard let place else { return choose(direction > 0 ? 0 : space.width) }
    let (old, stride) = (space.valueX(place), direction * space.width / 20)
    var next = place
    repeat { next += stride } while (0...space.width).contains(next) && space.valueX(next) == old
    choose(min(max(next, 0), space.width))
  }

  private func choose(_ new: Double?) {
    place = new
    selections.x?(new.flatMap { space.valueX($0) })
  }
}
