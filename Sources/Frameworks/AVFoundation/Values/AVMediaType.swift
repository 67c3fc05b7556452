/// The type of a medium. Same as Apple's.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The media are moving pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// The media are sounds.
  public static let audio = AVMediaType(rawValue: "soun")
  /// The media are texts.
  public static let text = AVMediaType(rawValue: "text")
  /// Metadata: data that describes other data.
  public static let metadata = AVMediaType(rawValue: "meta")
}

/// The way in which a picture is fitted into its frame. Same as Apple's.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The picture keeps its proportions, and the whole of it is visible.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The picture keeps its proportions and fills the frame; what does not fit is cut off.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The picture is stretched to the size of the frame.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
