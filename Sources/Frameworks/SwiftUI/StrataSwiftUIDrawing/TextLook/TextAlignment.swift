package import StrataRendering

/// How lines of text stand to one another.
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
