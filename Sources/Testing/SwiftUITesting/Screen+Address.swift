import StrataViewTree

extension Screen {
  /// The path and query in the address bar.
  public var url: String {
    flush()
    return browser.url
  }

  /// The title of the window.
  public var title: String {
    flush()
    return window.location.title
  }

  /// A Boolean value that indicates whether the app has content for the window's current address.
  public var isUnderstood: Bool {
    flush()
    return window.location.isUnderstood
  }

  /// Opens an address of this app, as with a link from outside or the address bar.
  public func go(to url: String) {
    flush()
    browser.history.push(url)
    visit(url)
  }

  /// The number of times that Back can be pressed before the app is left.
  public var stepsBack: Int {
    flush()
    return browser.history.steps
  }

  /// Presses the browser's Back button. It has no effect on the first page.
  public func back() {
    flush()
    if let url = browser.history.back() { visit(url) }
  }

  /// Presses the browser's Forward button. It has no effect on the last page.
  public func forward() {
    flush()
    if let url = browser.history.forward() { visit(url) }
  }

  private func visit(_ url: String) {
    window.location.visit(url)
    flush()
  }
}
