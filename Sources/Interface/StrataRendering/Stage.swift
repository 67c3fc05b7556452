/// How far from its content a rule acts on one element. On one element a background lies outside
/// the padding and an opacity outside both; where an app wants another order, it takes two.
public enum Stage: UInt8, Comparable, Sendable {
  case content, frame, padding, surface, clip, shadow, effect

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension StyleRule {
  /// Where on an element the rule acts.
  public var stage: Stage {
    switch self {
    case .padding: .padding
    case .background, .ground, .reach, .border: .surface
    case .cornerRadius, .rounded, .capsule, .clip: .clip
    // What clips or filters on the same element would cut off a shadow: each has its own.
    case .shadow, .filter, .clipTo, .mask: .shadow
    case .touchOutline: .surface
    case .opacity, .offset, .rotation, .scale, .layer, .rotation3D, .matrix, .blend, .isolated:
      .effect
    case .size, .limits, .fixed, .ideal, .place, .aspectRatio: .frame
    default: .content
    }
  }
}
