public import Foundation

/// The settings with which a view is created.
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
  /// The app's scripts and message handlers.
  open var userContentController = WKUserContentController()
  /// The settings of the view's pages.
  ///
  /// Accepted: they have no effect; the settings of the browser apply.
  open var preferences = WKPreferences()
  /// The settings of pages that a delegate may change for each page.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The store for the data of pages.
  ///
  /// Accepted: it has no effect; the browser keeps the data.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The pool of processes for pages.
  ///
  /// Accepted: it has no effect; the browser decides.
  open var processPool = WKProcessPool()
  /// A Boolean value that indicates whether videos are played within the page instead of in full
  /// screen.
  ///
  /// Accepted: it has no effect; the browser decides.
  open var allowsInlineMediaPlayback = false
  /// A Boolean value that indicates whether videos may be shown as picture in picture.
  ///
  /// Accepted: it has no effect; the browser decides.
  open var allowsPictureInPictureMediaPlayback = true
  /// A Boolean value that indicates whether media may be sent to another device.
  ///
  /// Accepted: it has no effect; the browser decides.
  open var allowsAirPlayForMediaPlayback = true
  /// The kinds of media that play only after a gesture.
  ///
  /// Accepted: it has no effect; the browser decides.
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  /// A Boolean value that indicates whether a page is shown only once it is completely loaded.
  ///
  /// Accepted: it has no effect; the browser decides.
  open var suppressesIncrementalRendering = false
  /// The name of the app in the user agent string; `nil` for none.
  ///
  /// Accepted: it has no effect; the browser sends its user agent string.
  open var applicationNameForUserAgent: String?
  /// The kinds of text that become links.
  ///
  /// Accepted: it has no effect; the browser decides.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// A Boolean value that indicates whether http is replaced by https for sites that are known to
  /// support it.
  ///
  /// Accepted: it has no effect; the browser decides.
  open var upgradeKnownHostsToHTTPS = true

  /// Creates the settings with which a view is created.
  public nonisolated override init() { super.init() }
}

/// The kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Media that are only heard.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Media that are moving pictures.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// All media: audio and video.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The kinds of text that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers become links.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Web addresses become links.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// Postal addresses become links.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// Dates become links.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// All kinds of data become links.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// The settings of pages.
///
/// Accepted: it has no effect; the settings of the browser apply.
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

  /// Creates the settings of pages.
  public nonisolated override init() { super.init() }
}

/// The settings of a page.
@MainActor @preconcurrency open class WKWebpagePreferences: NSObject {
  /// A Boolean value that indicates whether the page's scripts run.
  ///
  /// Accepted: it has no effect; they always run.
  open var allowsContentJavaScript = true
  /// The form of a page that is requested from a site.
  ///
  /// Accepted: it has no effect; the browser decides.
  open var preferredContentMode = ContentMode.recommended

  /// The form of a page that is requested from a site.
  public enum ContentMode: Int, Sendable {
    /// The page has the form for the device.
    case recommended
    /// The page has the form for phones.
    case mobile
    /// The page has the form for computers.
    case desktop
  }

  /// Creates the settings of a page.
  public nonisolated override init() { super.init() }
}

/// A pool of processes for pages.
///
/// Accepted: it has no effect; the browser decides.
@MainActor @preconcurrency open class WKProcessPool: NSObject {
  /// Creates a pool of processes for pages.
  public nonisolated override init() { super.init() }
}

/// The store for the data of pages.
///
/// Accepted: the data is in the person's browser, which lets no page read or remove another site's.
@MainActor @preconcurrency open class WKWebsiteDataStore: NSObject {
  /// A Boolean value that indicates whether the data is kept after the app has ended.
  public let isPersistent: Bool

  private nonisolated init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// Returns the store whose data is kept after the app has ended.
  public nonisolated class func `default`() -> WKWebsiteDataStore {
    WKWebsiteDataStore(isPersistent: true)
  }

  /// Returns a store whose data is not kept after the app has ended.
  public nonisolated class func nonPersistent() -> WKWebsiteDataStore {
    WKWebsiteDataStore(isPersistent: false)
  }

  /// The names of all kinds of data.
  public nonisolated class func allWebsiteDataTypes() -> Set<String> {
    ["WKWebsiteDataTypeCookies", "WKWebsiteDataTypeLocalStorage", "WKWebsiteDataTypeDiskCache"]
  }

  /// Removes the data that was changed since a moment.
  ///
  /// Accepted: a page cannot remove data, so the function returns at once.
  ///
  /// - Parameters:
  ///   - dataTypes: The kinds of data.
  ///   - date: The moment since which the data was changed.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}

  /// Removes the data that was changed since a moment.
  ///
  /// Accepted: a page cannot remove data, so the handler is called at once.
  ///
  /// - Parameters:
  ///   - dataTypes: The kinds of data.
  ///   - date: The moment since which the data was changed.
  ///   - completionHandler: A function that is called at once.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { completionHandler() }
}
