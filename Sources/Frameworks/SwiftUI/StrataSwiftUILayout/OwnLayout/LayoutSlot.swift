import Foundation
import StrataRendering
import SwiftUICore

/// What is known of a view in a layout while the layout is asked, and where it was placed.
final class LayoutSlot {
  let traits: SubviewTraits
  private let measure: SlotMeasure
  private let stretch: Stretch
  /// Where the layout put it: its leading top, and its size where that is not the view's own.
  private(set) var frame: StyleRule?

  init(_ traits: SubviewTraits, _ measure: SlotMeasure, _ stretch: Stretch) {
    (self.traits, self.measure, self.stretch) = (traits, measure, stretch)
  }

  /// A view that takes what it is offered has no size of its own.
  private var own: CGSize {
    var size = measure.own ?? .zero
    if stretch.contains(.width), size.width < 1 { size.width = 10 }
    if stretch.contains(.height), size.height < 1 { size.height = 10 }
    return size
  }

  /// The width that it has to be given, where it is less than it likes or it takes any.
  private func width(for proposal: ProposedViewSize) -> CGFloat? {
    guard let width = proposal.width, width.isFinite, width >= 1 else { return nil }
    return stretch.contains(.width) || width < own.width - 0.5 ? width : nil
  }

  private func height(for proposal: ProposedViewSize) -> CGFloat? {
    guard stretch.contains(.height), let height = proposal.height, height.isFinite else {
      return nil
    }
    return height
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    var size = own
    if let width = width(for: proposal) {
      // Words that find no room go on in more lines.
      let lines = stretch.contains(.width) ? 1 : (size.width / width).rounded(.up)
      size = measure.byWidth[width] ?? CGSize(width: width, height: size.height * lines)
      size.width = min(size.width, width)
    }
    if let height = height(for: proposal) { size.height = height }
    return size
  }

  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let size = size(for: proposal)
    frame = .slot(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: width(for: proposal).map { Double($0) },
      height: height(for: proposal).map { Double($0) })
  }
}

/// What a browser has told of a view in a layout.
struct SlotMeasure: Equatable {
  /// As large as the view likes to be.
  var own: CGSize?
  /// In the widths that were tried.
  var byWidth: [CGFloat: CGSize] = [:]
  /// The width that it has to have at present.
  var width: CGFloat?

  mutating func receive(_ size: CGSize) {
    guard let width else { return own = size }
    // Told before the width was: it says nothing of this one.
    guard abs(size.width - width) < 1 else { return }
    if byWidth.count > 8 { byWidth = [:] }
    byWidth[width] = size
  }
}
