public import StrataRendering

/// The address that a window shows, kept in step with the app's navigation in both directions.
@MainActor public final class WindowLocation {
  /// Path and query, such as `/city/london-england-gb`.
  public private(set) var url: String
  /// What stands before every address of the app, such as `/previews/App/Home/empty/light`; empty for
  /// an app that has all addresses for itself.
  public private(set) var base = ""
  /// The app's navigation: told of an address that a person went to by Back, Forward or a link.
  public var onVisit: ((String) -> Void)?
  public private(set) var title = ""
  /// Whether somebody has said that there is nothing at the address.
  public var isRefused = false
  /// Whether a page stands at the address only to say that there is nothing.
  public var isMissing = false
  /// Whether a part of the app takes whatever address the window is opened with.
  public var isOpenToAll = false
  /// Asked whether there is somebody who shows the address.
  public var isShown: (() -> Bool)?

  /// Whether the app has something at the address that it was opened with.
  public var isUnderstood: Bool {
    !isMissing && (isOpenToAll || !isRefused && isShown?() ?? true)
  }
  // Weak: what the app still does after its window is gone finds nothing to change.
  private(set) weak var tree: Tree?
  var layers: [Layer] = []
  /// The number of the newest layer. Numbers of a later session are higher, so that steps which an
  /// earlier one left in the browser's history are known as gone.
  public var lastLayer = 0
  /// Whether the person is going back or forth, and the app only follows.
  public private(set) var isReturning = false

  init(url: String, tree: Tree) {
    self.url = url
    self.tree = tree
  }

  /// The whole address that the browser shows.
  public var address: String { address(of: url) }

  /// What the browser calls an address of the app.
  public func address(of url: String) -> String { base + (base.isEmpty || url != "/" ? url : "") }

  /// From now on the app has only the addresses below this one.
  public func move(below base: String) {
    self.base = base
    url = own(url)
  }

  /// An address of the browser's, as the app knows it.
  private func own(_ address: String) -> String {
    guard address.hasPrefix(base) else { return address }
    let rest = address.dropFirst(base.count)
    return rest.hasPrefix("/") ? String(rest) : "/\(rest)"
  }

  /// The app went elsewhere: the browser's address follows.
  public func show(_ url: String, step: LocationChange.Step) {
    guard url != self.url else { return }
    self.url = url
    tree?.emit(.location(LocationChange(step, url: address)))
  }

  /// Leads the browser out of the app. The scheme has been checked.
  public func open(_ address: String) {
    tree?.emit(.location(LocationChange(.open, url: address)))
  }

  /// Shows an address of this app in a window of its own.
  public func openWindow(_ url: String) {
    tree?.emit(.location(LocationChange(.window, url: url)))
  }

  /// The person went elsewhere: the app follows.
  ///
  /// - Parameter address: Path and query. Behind a `#` the number of the newest layer that stood at
  ///   that step of the history: what was opened later is closed.
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
      if isElsewhere { onVisit?(url) }
    }
    isReturning = false
  }

  /// Names the window.
  public func name(_ title: String) {
    guard title != self.title else { return }
    self.title = title
    tree?.emit(.title(title))
  }
}
