public import Foundation

extension Browser {
  /// Opens an address and waits for the page to load.
  public func open(_ url: URL) async throws { try await open(url.absoluteString) }

  /// Opens an address and waits for the page to load.
  public func open(_ url: String) async throws {
    try await command("POST", "/url", ["url": .string(url)])
  }

  /// The Back button.
  public func back() async throws { try await command("POST", "/back") }

  /// The Forward button.
  public func forward() async throws { try await command("POST", "/forward") }

  /// The Reload button.
  public func reload() async throws { try await command("POST", "/refresh") }

  /// The address in the address bar.
  public var url: String {
    get async throws { try await command("GET", "/url").string ?? "" }
  }

  /// The title in the tab.
  public var title: String {
    get async throws { try await command("GET", "/title").string ?? "" }
  }

  /// The document as it is now, as HTML.
  public var source: String {
    get async throws { try await command("GET", "/source").string ?? "" }
  }

  /// Opens an address in a new tab of the same profile and goes there.
  ///
  /// - Returns: The tab, for ``show(_:)``.
  @discardableResult
  public func openTab(_ url: URL) async throws -> Tab {
    let tab = Tab(handle: try await chromium.makePage(in: context))
    try await show(tab)
    try await open(url)
    return tab
  }

  /// The tab that commands go to.
  public var tab: Tab {
    get async throws { Tab(handle: try await command("GET", "/window").string ?? "") }
  }

  /// Sends the following commands to another tab.
  public func show(_ tab: Tab) async throws {
    try await chromium.show(tab.handle)
  }

  /// One tab of a browser.
  public struct Tab: Sendable, Equatable {
    let handle: String
  }
}
