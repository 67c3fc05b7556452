package import Foundation
package import StrataRendering
package import StrataViewTree
package import SwiftUICore

/// The columns of a vertical grid, or the rows of a horizontal one, as style rules.
package struct GridLanes: Equatable {
  var rules: [StyleRule]
  /// The number of lanes; 0 if it depends on the available space.
  var count: UInt8
  var isAcross: Bool

  package init(_ items: [GridItem], spacing: CGFloat?, isAcross: Bool) {
    self.isAcross = isAcross
    let isCounted = !items.contains { $0.isAdaptive }
    count = isCounted ? UInt8(clamping: max(1, items.count)) : 0
    let own = isCounted && !Self.areAlike(items)
    let gap = own ? 0 : Double(items.first?.spacing ?? 8)
    let between = Double(spacing ?? 8)
    let gaps = StyleRule.gaps(row: isAcross ? gap : between, column: isAcross ? between : gap)
    if own {
      rules = [.lanes(items.map(\.lane), across: isAcross), gaps]
    } else {
      let tracks = items.map(\.track)
      rules = [isAcross ? .rows(tracks) : .columns(tracks), gaps]
      if let alignment = items.first?.alignment { rules.append(alignment.cellRule) }
    }
  }

  /// Returns whether all items have the same spacing and alignment. The spacing of the last item is
  /// not compared, since it has no effect.
  private static func areAlike(_ items: [GridItem]) -> Bool {
    guard let first = items.first else { return true }
    return items.dropLast().allSatisfy { $0.spacing ?? 8 == first.spacing ?? 8 }
      && items.allSatisfy { $0.alignment == first.alignment }
  }

  /// Returns a context in which long collections are created only near the visible part.
  @MainActor func lazy(_ context: Context) -> Context {
    var context = context
    context.isLazy = true
    context.lanes = count
    return context
  }

  package func element(_ more: [StyleRule] = [], pinned: PinnedScrollableViews = []) -> Element {
    var element = Element(.grid, style: rules + more)
    let classes = (isAcross ? ["across"] : []) + (pinned.isEmpty ? [] : [pinned.variant("lazy")])
    element[.variant] = classes.isEmpty ? nil : classes.joined(separator: " ")
    return element
  }
}

extension GridItem {
  fileprivate var isAdaptive: Bool {
    guard case .adaptive = size else { return false }
    return true
  }

  fileprivate var lane: StyleRule.GridLane {
    .init(
      track, spacing: spacing ?? 8, horizontal: alignment?.horizontal.rendered,
      vertical: alignment?.vertical.rendered)
  }
}

extension Alignment {
  /// The rule that aligns views in their cells.
  var cellRule: StyleRule { .cells(horizontal: horizontal.rendered, vertical: vertical.rendered) }
}

/// The content of a lazy grid; its sections are grids of the same lanes.
nonisolated package struct LanesView<Content: View>: View {
  package typealias Body = Never
  var lanes: GridLanes
  var element: Element
  var content: Content

  package init(lanes: GridLanes, element: Element, content: Content) {
    (self.lanes, self.element, self.content) = (lanes, element, content)
  }

  @MainActor package static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let content = view.content.environment(\.gridLanes, view.lanes)
    return ElementNode.update(old, context, view.element) { old, context in
      content.update(old, view.lanes.lazy(context))
    }
  }
}

extension EnvironmentValues {
  private enum LanesKey: EnvironmentKey { static var defaultValue: GridLanes? { nil } }

  /// The lazy grid that contains a view; `nil` for none.
  package var gridLanes: GridLanes? {
    get { self[LanesKey.self] }
    set { self[LanesKey.self] = newValue }
  }
}
