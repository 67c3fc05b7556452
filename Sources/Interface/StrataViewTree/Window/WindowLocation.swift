public import StrataRendering

/// The address that a window shows, synchronized with the app's navigation in both directions.
@MainActor public final class WindowLocation {
  /// The app's path and query, such as `/city/london-england-gb`.
  public private(set) var url: String
  /// The prefix of every address of the app, such as `/previews/App/Home/empty/light`; empty for an
  /// app at the server's root.
  public private(set) var base = ""
  /// Called with the address that a person went to by Back, Forward or a link.
  public var onVisit: ((String) -> Void)?
  /// The window's title.
  public private(set) var title = ""
  /// A Boolean value that indicates whether a view has reported that nothing exists at the address.
  public var isRefused = false
  /// A Boolean value that indicates whether the page at the address only reports that nothing
  /// exists there.
  public var isMissing = false
  /// A Boolean value that indicates whether a part of the app accepts any address that the window
  /// is opened with.
  public var isOpenToAll = false
  /// Returns whether a view shows the current address.
  public var isShown: (() -> Bool)?

  /// A Boolean value that indicates whether the app has a page for the address that it was opened
  /// with.
  public var isUnderstood: Bool {
    !isMissing && (isOpenToAll || !isRefused && isShown?() ?? true)
  }
  // Weak: the app's code may run after its window is gone, and then changes nothing.
  private(set) weak var tree: Tree?
  var layers: [Layer] = []
  /// The number of the newest layer. A later session begins with higher numbers, so that history
  /// entries of an earlier session are recognized as outdated.
  public var lastLayer = 0
  /// A Boolean value that indicates whether the person is going back or forward in the history, so
  /// that the app must not push entries.
  public private(set) var isReturning = false
  /// The address that the window was opened with.
  let first: String
  var receivers: [Receiver] = []

  init(url: String, tree: Tree) {
    self.url = url
    first = url
    self.tree = tree
  }

  /// The whole address that the browser shows.
  public var address: String { address(of: url) }

  /// Returns the browser's address for an address of the app.
  public func address(of url: String) -> String { base + (base.isEmpty || url != "/" ? url : "") }

  /// Limits the app to the addresses below `base` from now on.
  public func move(below base: String) {
    self.base = base
    url = own(url)
  }

  /// Returns the app's address for an address of the browser.
  private func own(_ address: String) -> String {
    guard address.hasPrefix(base) else { return address }
    let rest = address.dropFirst(base.count)
    return rest.hasPrefix("/") ? String(rest) : "/\(rest)"
  }

  /// Changes the address as the app navigates.
  public func show(_ url: String, step: LocationChange.Step) {
    guard url != self.url else { return }
    self.url = url
    tree?.emit(.location(LocationChange(step, url: address)))
  }

  /// Opens an address outside of the app. The caller has validated its scheme.
  public func open(_ address: String) {
    tree?.emit(.location(LocationChange(.open, url: address)))
  }

  /// Opens an address of this app in another window.
  public func openWindow(_ url: String) {
    tree?.emit(.location(LocationChange(.window, url: url)))
  }

  /// Navigates to an address that the person went to.
  ///
  /// - Parameter address: The path and query. After a `#` the number of the newest layer at that
  ///   history entry: what was opened later is closed.
  public func visit(_ address: String) {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let url = own(String(parts.first ?? ""))
    let layer = parts.count > 1 ? Int(parts[1]) : nil
    let isElsewhere = url != self.url
    guard isElsewhere || layer != nil else { return }
    self.url = url
    isReturning = layer != nil
    tree?.asDevice {
      if let layer { close(after: layer) }
      if isElsewhere { arrive(at: url) }
    }
    isReturning = false
  }

  /// Sets the window's title.
  public func name(_ title: String) {
    guard title != self.title else { return }
    self.title = title
    tree?.emit(.title(title))
  }
}
