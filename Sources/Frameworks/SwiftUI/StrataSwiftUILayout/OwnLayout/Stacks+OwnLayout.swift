public import Foundation
import SwiftUICore

extension HStackLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    Line(axis: .horizontal, spacing: spacing).size(proposal, subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    Line(axis: .horizontal, spacing: spacing).place(in: bounds, subviews) { $0[alignment] }
  }
}

extension VStackLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    Line(axis: .vertical, spacing: spacing).size(proposal, subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    Line(axis: .vertical, spacing: spacing).place(in: bounds, subviews) { $0[alignment] }
  }
}

extension ZStackLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.map { $0.sizeThatFits(proposal) }.reduce(into: CGSize.zero) { all, size in
      all = CGSize(width: max(all.width, size.width), height: max(all.height, size.height))
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let whole = ViewDimensions(width: bounds.width, height: bounds.height)
    for view in subviews {
      let size = view.dimensions(in: proposal)
      let point = CGPoint(
        x: bounds.minX + whole[alignment.horizontal] - size[alignment.horizontal],
        y: bounds.minY + whole[alignment.vertical] - size[alignment.vertical])
      view.place(at: point, proposal: proposal)
    }
  }
}

extension AnyLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    func ask<L: Layout>(_ layout: L) -> CGSize {
      var cache = layout.makeCache(subviews: subviews)
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    return ask(layout)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    func ask<L: Layout>(_ layout: L) {
      var cache = layout.makeCache(subviews: subviews)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    ask(layout)
  }
}

/// A row or column of views, as a stack inside of a custom layout.
private struct Line {
  var axis: Axis
  var spacing: CGFloat?

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    let gaps = gaps(subviews).reduce(0, +)
    return axis == .horizontal
      ? CGSize(
        width: sizes.map(\.width).reduce(gaps, +), height: sizes.map(\.height).max() ?? 0)
      : CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(gaps, +))
  }

  func place(
    in bounds: CGRect, _ subviews: LayoutSubviews, guide: (ViewDimensions) -> CGFloat
  ) {
    let whole = guide(ViewDimensions(width: bounds.width, height: bounds.height))
    let gaps = gaps(subviews) + [0]
    let offer =
      axis == .horizontal
      ? ProposedViewSize(width: nil, height: bounds.height)
      : ProposedViewSize(width: bounds.width, height: nil)
    var at: CGFloat = 0
    for (view, gap) in zip(subviews, gaps) {
      let size = view.dimensions(in: offer)
      let aside = whole - guide(size)
      let point = axis == .horizontal ? CGPoint(x: at, y: aside) : CGPoint(x: aside, y: at)
      view.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: offer)
      at += (axis == .horizontal ? size.width : size.height) + gap
    }
  }

  private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { view, next in
      spacing ?? view.spacing.distance(to: next.spacing, along: axis)
    }
  }
}
