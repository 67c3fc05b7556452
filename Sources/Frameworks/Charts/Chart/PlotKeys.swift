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

  /// Moves the selection to the next mark; by a twentieth of the axis, or farther if that is needed
  /// to reach another value, where marks are too close to each other.
  private func step(by direction: Double) {
    guard let place else { return choose(direction > 0 ? 0 : space.width) }
    if let next = mark(beside: place, direction) { return choose(next.place, next.value) }
    let (old, stride) = (space.valueX(place), direction * max(space.width / 20, 1))
    var next = place
    repeat { next += stride } while (0...space.width).contains(next) && space.valueX(next) == old
    choose(min(max(next, 0), space.width))
  }

  /// Returns the nearest mark on a side of a position; `nil` if there is none, or if some marks are
  /// so close to each other that a person would press the key a hundred times.
  private func mark(
    beside place: Double, _ direction: Double
  ) -> (place: Double, value: _PlotValue)? {
    let marks = drawing.report.places.compactMap { value in space.x(value).map { ($0, value) } }
      .sorted { $0.0 < $1.0 }
    let gap = zip(marks, marks.dropFirst()).map { $1.0 - $0.0 }.min() ?? 0
    guard gap >= space.width / 100 else { return nil }
    let next =
      direction > 0 ? marks.first { $0.0 > place + gap / 2 } : marks.last { $0.0 < place - gap / 2 }
    return next.map { (place: $0.0, value: $0.1) }
  }

  /// Selects the value at a position, or the given one there; nothing without a position.
  private func choose(_ new: Double?, _ value: _PlotValue? = nil) {
    selections.x?(value ?? new.flatMap { space.valueX($0) })
    last = new.map { Choice(place: $0, stored: selections.current?()) }
  }
}
