public import Foundation

extension Browser {
  /// Opens a URL and waits for the page to load.
  public func open(_ url: URL) async throws { try await open(url.absoluteString) }

  /// Opens a URL and waits for the page to load.
  public func open(_ url: String) async throws {
    try await command("POST", "/url", ["url": .string(url)])
  }

  /// Presses the Back button.
  public func back() async throws { try await command("POST", "/back") }

  /// Presses the Forward button.
  public func forward() async throws { try await command("POST", "/forward") }

  /// Presses the Reload button.
  public func reload() async throws { try await command("POST", "/refresh") }

  /// The URL in the address bar.
  public var url: String {
    get async throws { try await command("GET", "/url").string ?? "" }
  }

  /// The title in the browser's tab.
  public var title: String {
    get async throws { try await command("GET", "/title").string ?? "" }
  }

  /// The current document as HTML.
  public var source: String {
    get async throws { try await command("GET", "/source").string ?? "" }
  }

  /// Opens a URL in a new tab of the same profile and switches to it.
  ///
  /// - Returns: The tab, for ``show(_:)``.
  @discardableResult
  public func openTab(_ url: URL) async throws -> Tab {
    let tab = Tab(handle: try await chromium.makePage(in: context))
    try await show(tab)
    try await open(url)
    return tab
  }

  /// The tab that receives commands.
  public var tab: Tab {
    get async throws { Tab(handle: try await command("GET", "/window").string ?? "") }
  }

  /// Switches to another tab, which receives the following commands.
  public func show(_ tab: Tab) async throws {
    try await chromium.show(tab.handle)
  }

  /// A tab of a browser.
  public struct Tab: Sendable, Equatable {
    let handle: String
  }
}
