public import Foundation
import StrataViewTree

/// An action that opens a URL.
///
///     @Environment(\.openURL) private var openURL
///     Button("Help") { openURL(URL(string: "https://example.com")!) }
///
/// Same as Apple's. A URL with a scheme of the app, as its `Info.plist` declares it, is passed to
/// `onOpenURL` and to the delegates of this window. Other URLs are refused unless their scheme is
/// `http`, `https`, `mailto` or `tel`.
public struct OpenURLAction {
  /// The outcome of a handler. Same as Apple's.
  public struct Result: Sendable {
    enum Kind: Sendable { case handled, discarded, system(URL?) }
    let kind: Kind

    /// The handler opened the URL.
    public static let handled = Result(kind: .handled)
    /// The handler discarded the URL, so nothing is opened.
    public static let discarded = Result(kind: .discarded)
    /// The handler leaves it to the browser to open the URL.
    public static let systemAction = Result(kind: .system(nil))
    /// Returns an outcome by which the browser opens another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  /// A reference to the latest handler.
  private final class Latest {
    var handler: @MainActor (URL) -> Result
    init(_ handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }
  }

  private let latest: Latest
  private let system: @MainActor (URL) -> Bool

  /// Creates an action with a handler.
  ///
  /// - Parameter handler: A function that handles a URL and returns the outcome. If the outcome is
  ///   `.systemAction`, the browser opens the URL.
  @preconcurrency public init(handler: @escaping @MainActor (URL) -> Result) {
    self.init(handler: handler, system: { _ in false })
  }

  init(handler: @escaping @MainActor (URL) -> Result, system: @escaping @MainActor (URL) -> Bool) {
    self.init(latest: Latest(handler), system: system)
  }

  private init(latest: Latest, system: @escaping @MainActor (URL) -> Bool) {
    (self.latest, self.system) = (latest, system)
  }

  /// Returns the action that opens URLs in the browser of a window.
  static func system(in window: Window?) -> OpenURLAction {
    OpenURLAction(handler: { _ in .systemAction }, system: { window?.open($0) ?? false })
  }

  /// Returns an action with the same handler. If the handler returns `.systemAction`, the browser
  /// of the other action opens the URL.
  func above(_ other: OpenURLAction) -> OpenURLAction {
    OpenURLAction(latest: latest, system: other.system)
  }

  /// Opens a URL by the handler of the environment, or else in the browser.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = open(url) }

  /// Opens a URL and reports whether it was accepted.
  ///
  /// - Parameters:
  ///   - url: The URL to open.
  ///   - completion: A function that is called at once with `true` if the handler or the browser
  ///     has accepted the URL; otherwise, with `false`.
  @MainActor @preconcurrency public func callAsFunction(
    _ url: URL, completion: @escaping (Bool) -> Void
  ) {
    completion(open(url))
  }

  @MainActor private func open(_ url: URL) -> Bool {
    switch latest.handler(url).kind {
    case .handled: true
    case .discarded: false
    case .system(let other): system(other ?? url)
    }
  }
}

extension OpenURLAction: LeadsToLatest {
  var standing: OpenURLAction { OpenURLAction(handler: latest.handler, system: system) }

  func lead(to newer: OpenURLAction) { latest.handler = newer.latest.handler }
}

extension Window {
  private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// Returns whether a URL can be opened: by the app, or by a browser, which may be sent to it.
  package static func canOpen(_ url: URL) -> Bool {
    AppSchemes.contain(url) || url.scheme.map { schemes.contains($0.lowercased()) } ?? false
  }

  /// Passes a URL with a scheme of the app to the app, and sends the browser to any other. Returns
  /// `false` if its scheme is not allowed.
  package func open(_ url: URL) -> Bool {
    guard Self.canOpen(url) else { return false }
    if AppSchemes.contain(url) {
      location.receive(url.absoluteString)
    } else {
      location.open(address(of: url).absoluteString)
    }
    return true
  }
}

extension EnvironmentValues {
  private enum OpenKey: EnvironmentKey { static var defaultValue: OpenURLAction? { nil } }

  /// The action that opens URLs.
  public var openURL: OpenURLAction {
    get {
      let system = OpenURLAction.system(in: window)
      return self[OpenKey.self].map { $0.above(system) } ?? system
    }
    set { self[OpenKey.self] = newValue }
  }

  /// Returns the action of a link to a URL: the custom one of the app, or that for the app's
  /// schemes. It is `nil` if the browser follows the link by itself.
  package func openURL(for url: URL) -> OpenURLAction? {
    self[OpenKey.self] == nil && !AppSchemes.contain(url) ? nil : openURL
  }
}
