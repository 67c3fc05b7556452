import StrataSwiftUIDrawing
import StrataSwiftUILayout
public import SwiftUICore

/// The width of a space in a toolbar.
///
/// Same as Apple's.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool
  /// The space is as wide as possible.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// The space in the toolbar has a fixed width.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A space between the items of a toolbar.
///
///     ToolbarItem(placement: .bottomBar) { Button("Sort") {} }
///     ToolbarSpacer(.flexible, placement: .bottomBar)
///     ToolbarItem(placement: .bottomBar) { Button("New") {} }
///
/// Same as Apple's.
public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Creates a space at a placement.
  ///
  /// - Parameters:
  ///   - sizing: `fixed` for a space of fixed width; `flexible` for one that takes the available
  ///     room.
  ///   - placement: The place of the space in the page's bars.
  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    self.sizing = sizing
    self.placement = placement
  }

  public var _entries: [_ToolbarEntry] {
    let space =
      sizing.isFlexible
      ? AnyView(Spacer(minLength: 0)) : AnyView(Color.clear.frame(width: 8, height: 1))
    return [_ToolbarEntry(placement: placement, content: space)]
  }
}

extension ToolbarContent {
  /// Sets whether adjacent items share a background.
  ///
  /// Accepted: it has no effect, since the items of a bar have no background.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { self }
}
