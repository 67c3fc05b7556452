import StrataSwiftUIDrawing
import StrataSwiftUILayout
public import SwiftUICore

/// How wide a space is.
///
/// Same as Apple's.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool
  /// As wide as there is room.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// As wide as the system has it.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Room between the items of a bar.
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

  public init(
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
  /// Whether items that stand together share a ground.
  ///
  /// Accepted: items of a bar have no ground of their own here.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
