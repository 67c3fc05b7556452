/// The options that a browser is started with; everything else can be changed later.
public struct BrowserOptions: Sendable {
  /// The size of the viewport.
  public var viewport = Viewport.desktop
  /// The reader's default text size, in pixels: 16 by default, 32 for 200 %.
  public var textSize = 16
  /// The preferred languages in order, such as `de-DE,de,en`.
  public var languages = "en-US,en"
  /// A Boolean value that indicates whether to accept a server's self-signed certificate.
  public var acceptsAnyCertificate = false
  /// Host names that lead to this machine, such as `weather.test`. Unlike `localhost`, browsers do
  /// not treat them as secure origins.
  public var hostNames: [String] = []
  /// A Boolean value that indicates whether the page may run scripts.
  public var runsScripts = true

  /// A Boolean value that indicates whether pages can show notifications and receive push messages,
  /// for which the whole of Chromium is started. Other tests use its headless shell, which has the
  /// same engine and opens an empty page in a sixth of the time.
  public var hasNotifications = false

  /// Creates the default options.
  public init() {}

  /// Returns the default options with another viewport.
  public static func viewport(_ viewport: Viewport) -> BrowserOptions {
    var options = BrowserOptions()
    options.viewport = viewport
    return options
  }

  /// Returns options for a page that shows notifications.
  public static func notifying(_ viewport: Viewport) -> BrowserOptions {
    var options = BrowserOptions.viewport(viewport)
    options.hasNotifications = true
    return options
  }
}

/// The size of the viewport, in CSS pixels.
public struct Viewport: Sendable, Equatable {
  /// The width in CSS pixels.
  public var width: Int
  /// The height in CSS pixels.
  public var height: Int
  /// The device pixels for each CSS pixel.
  public var scale: Double
  /// A Boolean value that indicates whether the browser behaves as a phone: with touch, and with
  /// support for the page's viewport tag.
  public var isMobile: Bool

  /// Creates a viewport. For the parameters, see the properties of the same names.
  public init(width: Int, height: Int, scale: Double = 1, isMobile: Bool = false) {
    self.width = width
    self.height = height
    self.scale = scale
    self.isMobile = isMobile
  }

  /// A viewport of 390 × 844 with touch.
  public static let phone = Viewport(width: 390, height: 844, isMobile: true)
  /// A viewport of 1280 × 800.
  public static let desktop = Viewport(width: 1280, height: 800)
}
