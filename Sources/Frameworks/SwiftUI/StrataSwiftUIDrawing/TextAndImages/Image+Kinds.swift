extension Image {
  /// The way in which an image fills a frame of another size. Same as Apple's.
  public enum ResizingMode: Hashable, Sendable {
    /// The image is repeated.
    case tile
    /// The image is stretched.
    case stretch
  }

  /// The choice between an image's colors and a mask in the foreground color.
  ///
  /// Same as Apple's.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The opaque pixels get the foreground color.
    case template
    /// The image keeps its colors.
    case original
  }

  /// The interpolation of an image that is drawn at another size. Same as Apple's.
  public enum Interpolation: Hashable, Sendable {
    /// The image is not interpolated: each pixel remains a square.
    case none
    /// The image is interpolated with low quality.
    ///
    /// Partial: the browser has only one kind of smoothing.
    case low
    /// The image is interpolated with medium quality.
    ///
    /// Partial: the browser has only one kind of smoothing.
    case medium
    /// The image is interpolated with high quality.
    ///
    /// Partial: the browser has only one kind of smoothing.
    case high
  }

  /// The size of a symbol relative to the text around it.
  ///
  /// Same as Apple's.
  public enum Scale: Hashable, CaseIterable, Sendable {
    /// The symbol is smaller than the text beside it.
    case small
    /// The symbol is as large as the text beside it.
    case medium
    /// The symbol is larger than the text beside it.
    case large

    var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// The dynamic range of an image.
  ///
  /// Accepted: it has no effect; the browser chooses the dynamic range by the screen.
  public struct DynamicRange: Hashable, Sendable {
    private let rank: Int

    /// The standard dynamic range of images.
    public static let standard = DynamicRange(rank: 0)
    /// A limited high dynamic range of images.
    public static let constrainedHigh = DynamicRange(rank: 1)
    /// The full high dynamic range of images.
    public static let high = DynamicRange(rank: 2)
  }
}
