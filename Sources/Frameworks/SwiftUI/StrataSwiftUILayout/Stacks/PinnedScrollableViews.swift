/// Which parts of sections stay in sight while their rows scroll.
///
/// Same as Apple's.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  /// The classes of a lazy container.
  func variant(_ base: String) -> String {
    ([base] + (contains(.sectionHeaders) ? ["pin-h"] : [])
      + (contains(.sectionFooters) ? ["pin-f"] : [])).joined(separator: " ")
  }
}
