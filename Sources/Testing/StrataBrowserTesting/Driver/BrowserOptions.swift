/// How a browser starts; everything else can be changed while it runs.
public struct BrowserOptions: Sendable {
  /// The size of the page's area.
  public var viewport = Viewport.desktop
  /// What the reader chose as the normal text size, in pixels: 16 as delivered, 32 for 200 %.
  public var textSize = 16
  /// Languages in the reader's order, such as `de-DE,de,en`.
  public var languages = "en-US,en"
  /// Takes a server's self-made certificate.
  public var acceptsAnyCertificate = false
  /// Names that lead to this machine, such as `weather.test`: to a browser they are no safe origin.
  public var hostNames: [String] = []
  /// False shows the page as it is without script.
  public var runsScripts = true

  public init() {}

  /// The same with another viewport.
  public static func viewport(_ viewport: Viewport) -> BrowserOptions {
    var options = BrowserOptions()
    options.viewport = viewport
    return options
  }
}

/// The size of the page's area, in CSS pixels.
public struct Viewport: Sendable, Equatable {
  public var width: Int
  public var height: Int
  /// Device pixels to a CSS pixel.
  public var scale: Double
  /// Behaves as a phone: touch, and the page's viewport tag counts.
  public var isMobile: Bool

  public init(width: Int, height: Int, scale: Double = 1, isMobile: Bool = false) {
    self.width = width
    self.height = height
    self.scale = scale
    self.isMobile = isMobile
  }

  /// 390 × 844.
  public static let phone = Viewport(width: 390, height: 844, isMobile: true)
  /// 1280 × 800.
  public static let desktop = Viewport(width: 1280, height: 800)
}
