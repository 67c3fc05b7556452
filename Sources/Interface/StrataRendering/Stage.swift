/// The layer at which a style rule acts on an element, from the inside out. On one element, the
/// background always includes the padding, and the opacity applies to both. Modifiers in another
/// order need two elements.
public enum Stage: UInt8, Comparable, Sendable {
  case content, frame, padding, surface, clip, shadow, effect

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension StyleRule {
  /// The layer at which the rule acts.
  public var stage: Stage {
    switch self {
    case .padding: .padding
    case .background, .ground, .reach, .border: .surface
    case .cornerRadius, .rounded, .capsule, .clip: .clip
    // A clip or filter on the same element would cut off a shadow: they go on separate elements.
    case .shadow, .filter, .clipTo, .mask: .shadow
    case .touchOutline: .surface
    case .opacity, .offset, .rotation, .scale, .layer, .rotation3D, .matrix, .blend, .isolated:
      .effect
    case .size, .limits, .fixed, .ideal, .place, .aspectRatio: .frame
    default: .content
    }
  }
}
