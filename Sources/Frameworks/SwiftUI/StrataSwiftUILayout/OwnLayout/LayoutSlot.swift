import Foundation
import StrataRendering
import SwiftUICore

/// The measured sizes of a subview during a layout pass, and its placement.
final class LayoutSlot {
  let traits: SubviewTraits
  private let measure: SlotMeasure
  private let stretch: Stretch
  /// The placement: the top leading corner, and the size if it is not the view's ideal one.
  private(set) var frame: StyleRule?

  init(_ traits: SubviewTraits, _ measure: SlotMeasure, _ stretch: Stretch) {
    (self.traits, self.measure, self.stretch) = (traits, measure, stretch)
  }

  /// The ideal size. A view that takes all of the proposed size has no ideal size; 10 by 10 points
  /// are assumed.
  private var own: CGSize {
    var size = measure.own ?? .zero
    if stretch.contains(.width), size.width < 1 { size.width = 10 }
    if stretch.contains(.height), size.height < 1 { size.height = 10 }
    return size
  }

  /// Returns the width to impose on the view: if it is less than the ideal one, or if the view
  /// takes any width.
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
      // Text that does not fit wraps into more lines.
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

/// The sizes of a subview that the browser has reported.
struct SlotMeasure: Equatable {
  /// The ideal size of the view.
  var own: CGSize?
  /// The sizes at the imposed widths that were tried.
  var byWidth: [CGFloat: CGSize] = [:]
  /// The width that is currently imposed on the view.
  var width: CGFloat?

  mutating func receive(_ size: CGSize) {
    guard let width else { return own = size }
    // A report from before the width was imposed: it does not apply to this width.
    guard abs(size.width - width) < 1 else { return }
    if byWidth.count > 8 { byWidth = [:] }
    byWidth[width] = size
  }
}
