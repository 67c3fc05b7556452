import StrataViewTree

extension Screen {
  /// The address in the browser's bar: path and query.
  public var url: String {
    flush()
    return browser.url
  }

  /// The window's name.
  public var title: String {
    flush()
    return window.location.title
  }

  /// Whether the app has something at the address that the window was opened at or went to.
  public var isUnderstood: Bool {
    flush()
    return window.location.isUnderstood
  }

  /// Follows a link from outside, or types an address of this app into the bar.
  public func go(to url: String) {
    flush()
    browser.history.push(url)
    visit(url)
  }

  /// How often Back can be pressed before it leaves the app.
  public var stepsBack: Int {
    flush()
    return browser.history.steps
  }

  /// The browser's Back button. Does nothing on the first page.
  public func back() {
    flush()
    if let url = browser.history.back() { visit(url) }
  }

  /// The browser's Forward button. Does nothing on the last page.
  public func forward() {
    flush()
    if let url = browser.history.forward() { visit(url) }
  }

  private func visit(_ url: String) {
    window.location.visit(url)
    flush()
  }
}
