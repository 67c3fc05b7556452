import StrataSwiftUIDrawing
public import SwiftUICore

extension View {
  /// Sets whether the view is mirrored horizontally in right-to-left languages, such as an arrow
  /// that points forward.
  ///
  ///     Path(arrow).flipsForRightToLeftLayoutDirection(true)
  ///
  /// Same as Apple's.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(Mirrored(isEnabled: enabled))
  }
}

nonisolated private struct Mirrored: ViewModifier {
  var isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  @MainActor func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1)
  }
}
