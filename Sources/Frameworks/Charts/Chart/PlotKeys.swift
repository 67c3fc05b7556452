import StrataRendering
import SwiftUI

/// A modifier that lets a person move the selection of the x axis by keys.
///
/// Over the plot is a slider, which pointers do not hit: views in the plot stay reachable for them
/// and for assistive technology, which would not find them within a slider.
struct PlotKeys: ViewModifier {
  let drawing: ChartDrawing
  @State private var last: Choice?

  /// A selection that was made by keys.
  private struct Choice {
    /// The position in points from the left edge.
    var place: Double
    /// The value that the app has stored for the position, which it may have rounded.
    var stored: _PlotValue?
  }

  func body(content: Content) -> some View {
    if selections.x == nil {
      content
    } else {
      content.overlay { slider }
    }
  }

  private var slider: some View {
    Color.clear
      .allowsHitTesting(false)
      .focusable()
      .onKeyPress(keys: [.leftArrow, .rightArrow, .home, .end, .escape]) { press in
        move(press.key)
        return .handled
      }
      .attribute(.role, "slider")
      .attribute(.label, drawing.report.title)
      .attribute(.fraction, String(fraction))
      .attribute(.valueText, drawing.report.words(at: selections.chosen))
  }

  private var selections: Selections { drawing.settings.selections }
  private var space: PlotSpace { drawing.space }

  /// The part of the axis before the selection; 0 without one.
  private var fraction: Double {
    guard space.width > 0, let place = selections.chosen.flatMap({ space.x($0) }) else { return 0 }
    let part = min(max(place / space.width, 0), 1)
    return space.isMirrored ? 1 - part : part
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

  /// The position of the selection. While the app keeps the value that the keys have chosen, it is
  /// that of the last key, since the app may round values.
  private var place: Double? {
    guard let chosen = selections.chosen else { return nil }
    if let last, last.stored == chosen { return last.place }
    return space.x(chosen)
  }

  /// Moves the selection by the distance between marks, or farther if that is needed to reach
  /// another value.
  private func step(by direction: Double) {
    guard let place else { return choose(direction > 0 ? 0 : space.width) }
    let (old, stride) = (space.valueX(place), direction * stride)
    var next = place
    repeat { next += stride } while (0...space.width).contains(next) && space.valueX(next) == old
    choose(min(max(next, 0), space.width))
  }

  /// The smallest distance between two marks; a twentieth of the axis if there is none, or if it is
  /// so small that a person would press the key a hundred times.
  private var stride: Double {
    let places = drawing.report.places.compactMap { space.x(at: $0) }
    let gap = zip(places, places.dropFirst()).map { abs($1 - $0) }.min() ?? 0
    return gap >= space.width / 100 ? gap : max(space.width / 20, 1)
  }

  private func choose(_ new: Double?) {
    selections.x?(new.flatMap { space.valueX($0) })
    last = new.map { Choice(place: $0, stored: selections.current?()) }
  }
}
