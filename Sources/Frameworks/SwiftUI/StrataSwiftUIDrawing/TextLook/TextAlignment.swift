package import StrataRendering

/// The alignment of the lines of a text.
///
/// Same as Apple's.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Lines begin at the leading edge.
  case leading
  /// Lines are centered.
  case center
  /// Lines end at the trailing edge.
  case trailing

  package var rendered: StyleRule.Alignment {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }
}
