import StrataRendering

/// The history of a window's addresses, with the current position.
struct BrowserHistory {
  private struct Entry {
    var url: String
    /// The number of the topmost presentation (such as a sheet) at the entry.
    var top = 0
    /// The number of the presentation that the entry was created for; 0 for a page.
    var own = 0
  }

  private var entries: [Entry]
  private var place = 0
  private var layers: [Int] = []
  /// The addresses outside of this window that the app has opened.
  private(set) var opened: [String] = []

  init(_ url: String) { entries = [Entry(url: url)] }

  var url: String { entries[place].url }
  /// The number of Back steps before leaving the app.
  var steps: Int { place }

  mutating func push(_ url: String) { push(Entry(url: url, top: layers.last ?? 0)) }

  private mutating func push(_ entry: Entry) {
    entries = entries[...place] + [entry]
    place += 1
  }

  /// Goes back, skipping entries of closed presentations. Returns the address; `nil` if there is
  /// none.
  mutating func back() -> String? {
    guard let next = (0..<place).last(where: { !isDead(entries[$0]) }) else { return nil }
    place = next
    return visited
  }

  /// Goes forward; a closed presentation is not reopened. Returns the address; `nil` if there is
  /// none.
  mutating func forward() -> String? {
    guard place + 1 < entries.count, !isDead(entries[place + 1]) else { return nil }
    place += 1
    return visited
  }

  private func isDead(_ entry: Entry) -> Bool { entry.own > 0 && !layers.contains(entry.own) }

  private var visited: String { layers.isEmpty ? url : "\(url)#\(entries[place].top)" }

  /// Applies a change of address that the app requests. A pop to the previous page is a step back,
  /// not a new page.
  mutating func follow(_ change: LocationChange) {
    switch change.step {
    case .push: push(change.url)
    case .pop where place > 0 && entries[place - 1].url == change.url: place -= 1
    case .pop, .replace: entries[place].url = change.url
    case .layer, .unlayer:
      follow(change, layer: change.url.split(separator: "#").last.flatMap { Int($0) } ?? 0)
    case .open, .window: opened.append(change.url)
    }
  }

  private mutating func follow(_ change: LocationChange, layer: Int) {
    layers.removeAll { $0 == layer }
    if change.step == .layer {
      layers.append(layer)
      push(Entry(url: url, top: layer, own: layer))
    } else {
      while place > 0, isDead(entries[place]) { place -= 1 }
    }
  }
}
