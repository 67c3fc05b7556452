/// The parts of sections that stay visible while their rows scroll.
///
/// Same as Apple's.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections stay visible during scrolling.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections stay visible during scrolling.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  /// Returns the CSS classes of a lazy container.
  func variant(_ base: String) -> String {
    ([base] + (contains(.sectionHeaders) ? ["pin-h"] : [])
      + (contains(.sectionFooters) ? ["pin-f"] : [])).joined(separator: " ")
  }
}
