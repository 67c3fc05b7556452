package import StrataRendering

/// The alignment of the lines of a text.
///
/// Same as Apple's.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing

  package var rendered: StyleRule.Alignment {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }
}
