public import Foundation
import StrataViewTree

/// Opens an address.
///
///     @Environment(\.openURL) private var openURL
///     Button("Help") { openURL(URL(string: "https://example.com")!) }
///
/// Same as Apple's; addresses with a scheme other than `http`, `https`, `mailto` and `tel` are
/// refused.
public struct OpenURLAction {
  /// What a handler did with an address. Same as Apple's.
  public struct Result: Sendable {
    enum Kind: Sendable { case handled, discarded, system(URL?) }
    let kind: Kind

    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    /// Opens the address as the browser does.
    public static let systemAction = Result(kind: .system(nil))
    /// Opens another address as the browser does.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  /// What is done with an address, as it was said last.
  private final class Latest {
    var handler: @MainActor (URL) -> Result
    init(_ handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }
  }

  private let latest: Latest
  private let system: @MainActor (URL) -> Bool

  @preconcurrency public init(handler: @escaping @MainActor (URL) -> Result) {
    self.init(handler: handler, system: { _ in false })
  }

  init(handler: @escaping @MainActor (URL) -> Result, system: @escaping @MainActor (URL) -> Bool) {
    self.init(latest: Latest(handler), system: system)
  }

  private init(latest: Latest, system: @escaping @MainActor (URL) -> Bool) {
    (self.latest, self.system) = (latest, system)
  }

  /// The browser's own.
  static func system(in window: Window?) -> OpenURLAction {
    OpenURLAction(handler: { _ in .systemAction }, system: { window?.open($0) ?? false })
  }

  /// The same handler, with the browser's own way below it.
  func above(_ other: OpenURLAction) -> OpenURLAction {
    OpenURLAction(latest: latest, system: other.system)
  }

  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = open(url) }

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

  /// Leads the browser to another address; `false` where its scheme is not allowed.
  fileprivate func open(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased(), Self.schemes.contains(scheme) else { return false }
    location.open(url.absoluteString)
    return true
  }
}

extension EnvironmentValues {
  private enum OpenKey: EnvironmentKey { static var defaultValue: OpenURLAction? { nil } }

  /// Opens an address.
  public var openURL: OpenURLAction {
    get {
      let system = OpenURLAction.system(in: window)
      return self[OpenKey.self].map { $0.above(system) } ?? system
    }
    set { self[OpenKey.self] = newValue }
  }

  /// How the app opens addresses, where it has a way of its own.
  package var ownOpenURL: OpenURLAction? { self[OpenKey.self] == nil ? nil : openURL }
}
