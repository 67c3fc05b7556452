extension Image {
  /// How a picture fills a place of another size. Same as Apple's.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  /// Whether a picture is a stencil. Same as Apple's.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  /// How well a picture is drawn in another size. Same as Apple's.
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel stays a square.
    case none
    /// Partial: smoothed in the browser's one way.
    case low
    /// Partial: smoothed in the browser's one way.
    case medium
    /// Partial: smoothed in the browser's one way.
    case high
  }

  /// How large a symbol is beside the words around it.
  ///
  /// Same as Apple's.
  public enum Scale: Hashable, CaseIterable, Sendable {
    case small, medium, large

    var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// How bright the brightest parts of a picture may be.
  ///
  /// Accepted: the browser decides by its screen.
  public struct DynamicRange: Hashable, Sendable {
    private let rank: Int

    public static let standard = DynamicRange(rank: 0)
    public static let constrainedHigh = DynamicRange(rank: 1)
    public static let high = DynamicRange(rank: 2)
  }
}
