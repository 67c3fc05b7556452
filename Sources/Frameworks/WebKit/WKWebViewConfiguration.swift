public import Foundation

/// The properties of a view when it is created.
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
  /// The app's scripts and message handlers.
  open var userContentController = WKUserContentController()
  /// Settings of pages.
  ///
  /// Accepted: the browser's apply.
  open var preferences = WKPreferences()
  /// Settings of pages that may differ from page to page.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The store for the data of pages.
  ///
  /// Accepted: the browser keeps it.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The process of the pages.
  ///
  /// Accepted: the browser decides.
  open var processPool = WKProcessPool()
  /// A Boolean value that indicates whether videos play where they are in the page.
  ///
  /// Accepted: the browser decides.
  open var allowsInlineMediaPlayback = false
  /// A Boolean value that indicates whether videos may leave the page.
  ///
  /// Accepted: the browser decides.
  open var allowsPictureInPictureMediaPlayback = true
  /// A Boolean value that indicates whether media may be sent to another device.
  ///
  /// Accepted: the browser decides.
  open var allowsAirPlayForMediaPlayback = true
  /// The kinds of media that play only after a gesture.
  ///
  /// Accepted: the browser decides.
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  /// A Boolean value that indicates whether a page is shown only when it is whole.
  ///
  /// Accepted: the browser decides.
  open var suppressesIncrementalRendering = false
  /// The name of the app in the browser's user agent string.
  ///
  /// Accepted: the browser describes itself.
  open var applicationNameForUserAgent: String?
  /// The texts that become links.
  ///
  /// Accepted: the browser decides.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// A Boolean value that indicates whether http becomes https where a site is known to have it.
  ///
  /// Accepted: the browser decides.
  open var upgradeKnownHostsToHTTPS = true

  /// Creates a configuration.
  public nonisolated override init() { super.init() }
}

/// The kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Moving pictures.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Audio and video.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The texts that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Web addresses.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// Postal addresses.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// All kinds of data.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// Settings of pages.
///
/// Accepted: the browser's apply.
@MainActor @preconcurrency open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  /// A Boolean value that indicates whether scripts run.
  open var javaScriptEnabled = true
  /// A Boolean value that indicates whether scripts can open windows without a tap.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// A Boolean value that indicates whether the browser warns of fraudulent sites.
  open var isFraudulentWebsiteWarningEnabled = true
  /// A Boolean value that indicates whether an element can cover the screen.
  open var isElementFullscreenEnabled = false
  /// A Boolean value that indicates whether text can be selected.
  open var isTextInteractionEnabled = true

  /// Creates settings.
  public nonisolated override init() { super.init() }
}

/// Settings of a page.
@MainActor @preconcurrency open class WKWebpagePreferences: NSObject {
  /// A Boolean value that indicates whether the page's scripts run.
  ///
  /// Accepted: they do.
  open var allowsContentJavaScript = true
  /// The kind of page that a site is asked for.
  ///
  /// Accepted: the browser decides.
  open var preferredContentMode = ContentMode.recommended

  /// The kind of page that a site is asked for.
  public enum ContentMode: Int, Sendable {
    /// The form for the device.
    case recommended
    /// The form for phones.
    case mobile
    /// The form for computers.
    case desktop
  }

  /// Creates settings.
  public nonisolated override init() { super.init() }
}

/// The process of pages.
///
/// Accepted: the browser decides.
@MainActor @preconcurrency open class WKProcessPool: NSObject {
  /// Creates a pool.
  public nonisolated override init() { super.init() }
}

/// The store for the data of pages.
///
/// Accepted: it is in the person's browser, which lets no page read or remove another site's.
@MainActor @preconcurrency open class WKWebsiteDataStore: NSObject {
  /// A Boolean value that indicates whether the data outlives the app.
  public let isPersistent: Bool

  private nonisolated init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// Returns the store that outlives the app.
  public nonisolated class func `default`() -> WKWebsiteDataStore {
    WKWebsiteDataStore(isPersistent: true)
  }

  /// Returns a store that does not.
  public nonisolated class func nonPersistent() -> WKWebsiteDataStore {
    WKWebsiteDataStore(isPersistent: false)
  }

  /// The names of all kinds of data.
  public nonisolated class func allWebsiteDataTypes() -> Set<String> {
    ["WKWebsiteDataTypeCookies", "WKWebsiteDataTypeLocalStorage", "WKWebsiteDataTypeDiskCache"]
  }

  /// Removes data since a moment.
  ///
  /// Accepted: nothing can be removed; it returns at once.
  ///
  /// - Parameters:
  ///   - dataTypes: The kinds of data.
  ///   - date: The moment since which the data was changed.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}

  /// Removes data since a moment.
  ///
  /// Accepted: nothing can be removed; the handler is called at once.
  ///
  /// - Parameters:
  ///   - dataTypes: The kinds of data.
  ///   - date: The moment since which the data was changed.
  ///   - completionHandler: A function that is called after the removal.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { completionHandler() }
}
