import Rendering

/// The addresses that a window went through, and where among them it stands.
struct BrowserHistory {
  private var urls: [String]
  private var place = 0
  /// Addresses outside of this window that it led to.
  private(set) var opened: [String] = []

  init(_ url: String) { urls = [url] }

  var url: String { urls[place] }

  mutating func push(_ url: String) {
    urls = urls[...place] + [url]
    place += 1
  }

  mutating func back() -> String? {
    guard place > 0 else { return nil }
    place -= 1
    return url
  }

  mutating func forward() -> String? {
    guard place + 1 < urls.count else { return nil }
    place += 1
    return url
  }

  /// What the app asks for. Going back to the page before is a step back, not a new page.
  mutating func follow(_ change: LocationChange) {
    switch change.step {
    case .push: push(change.url)
    case .pop where place > 0 && urls[place - 1] == change.url: place -= 1
    case .pop, .replace: urls[place] = change.url
    case .open, .window: opened.append(change.url)
    }
  }
}
