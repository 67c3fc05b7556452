import StrataSwiftUIDrawing
public import SwiftUICore

extension View {
  /// Mirrors the view horizontally in right-to-left languages, such as an arrow that points
  /// forward.
  ///
  ///     Path(arrow).flipsForRightToLeftLayoutDirection(true)
  ///
  /// Same as Apple's.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(Mirrored(isEnabled: enabled))
  }
}

private struct Mirrored: ViewModifier {
  var isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1)
  }
}
