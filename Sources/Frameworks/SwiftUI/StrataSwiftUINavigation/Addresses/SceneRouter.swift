import Foundation
import StrataRendering
package import StrataViewTree

/// Synchronizes a window's address with its navigation. An address consists of the component of a
/// tab and the path of that tab's stack: `/favorites/city/london-england-gb` is the tab `favorites`
/// and a path in it. The first tab has no component.
@MainActor package final class SceneRouter {
  struct Tabs {
    /// The address components of the tabs, starting with the first tab.
    var keys: [String]
    var select: (Int) -> Void
  }

  let location: WindowLocation
  private var tabs: Tabs?
  private var selected = 0
  /// The path of each tab's stack, by the tab's component. Views that show addresses depend on it.
  private let places = StateBox<[String: [String]]>([:])
  private var stacks: [String: ([String]) -> Bool] = [:]
  /// The query of each tab's address.
  private var words: [String: AddressWords] = [:]

  package init(_ location: WindowLocation) {
    self.location = location
    words[""] = AddressWords(location.url)
    location.onVisit = { [weak self] in self?.visit($0) }
    location.isShown = { [weak self] in self?.isShown ?? true }
  }

  // MARK: Tabs

  /// Registers the tabs and returns the index of the selected one. At the first call the address
  /// determines which tab is selected.
  func register(_ keys: [String], select: @escaping (Int) -> Void) -> Int {
    let isFirst = tabs == nil
    tabs = Tabs(keys: keys, select: select)
    guard isFirst else { return selected }
    let components = URLPath.components(location.url)
    defer { words[keys.indices.contains(selected) ? keys[selected] : ""] = words[""] }
    if let first = components.first, let index = keys.firstIndex(of: first), index > 0 {
      selected = index
      setPath(Array(components.dropFirst()), of: keys[index])
    } else if let first = keys.first {
      setPath(components, of: first)
    }
    return selected
  }

  func tabChosen(_ index: Int) {
    guard index != selected else { return }
    selected = index
    location.show(path(tab: index), step: .push)
  }

  /// Returns the address of a tab, including the path of its stack.
  func url(tab index: Int) -> String { location.address(of: path(tab: index)) }

  private func path(tab index: Int) -> String {
    guard let tabs, tabs.keys.indices.contains(index) else { return "/" }
    let key = tabs.keys[index]
    return URLPath.text(prefix(index) + (places.current[key] ?? [])) + text(of: key)
  }

  private func setPath(_ components: [String], of key: String) {
    var all = places.untracked
    all[key] = components
    places.current = all
  }

  private func prefix(_ index: Int) -> [String] {
    guard let tabs, index > 0, tabs.keys.indices.contains(index) else { return [] }
    return [tabs.keys[index]]
  }

  // MARK: Stacks

  /// Returns the address components with which a stack begins.
  func initialPath(of key: String?) -> [String] {
    key.map { places.untracked[$0] ?? [] } ?? (tabs == nil ? URLPath.components(location.url) : [])
  }

  /// Registers a stack. `go` shows the screens for the given path components, and returns whether
  /// it can.
  func register(stack key: String?, go: @escaping ([String]) -> Bool) { stacks[key ?? ""] = go }

  func unregister(stack key: String?) { stacks[key ?? ""] = nil }

  func notUnderstood() { location.isRefused = true }

  /// A Boolean value that indicates whether a tab or stack shows the address.
  private var isShown: Bool {
    var rest = URLPath.components(location.url)
    if selected > 0 { rest.removeFirst(min(1, rest.count)) }
    return rest.isEmpty || stacks[tabs?.keys[selected] ?? ""] != nil
  }

  /// Updates the address after the stack of a tab has changed its path.
  func pathChanged(_ components: [String], of key: String?, step: LocationChange.Step) {
    setPath(components, of: key ?? "")
    let index = key.flatMap { tabs?.keys.firstIndex(of: $0) } ?? 0
    guard tabs == nil || index == selected else { return }
    location.show(URLPath.text(prefix(index) + components) + text(of: key ?? ""), step: step)
  }

  func url(of components: [String], in key: String?) -> String {
    let index = key.flatMap { tabs?.keys.firstIndex(of: $0) } ?? 0
    return location.address(of: URLPath.text(prefix(index) + components))
  }

  /// Releases the closures of the window's views, which hold references to the views and this
  /// object.
  package func end() {
    tabs = nil
    (stacks, words) = ([:], [:])
  }

  // MARK: Query

  /// Registers an item of the query. `tell` is called when the person navigates to another value.
  ///
  /// - Returns: The value of the item in the address. It is empty if the address does not have the
  ///   item.
  func register(word name: String, of key: String?, tell: @escaping (String) -> Void) -> String {
    words[key ?? "", default: AddressWords()].keep(name, tell: tell)
  }

  func unregister(word name: String, of key: String?) { words[key ?? ""]?.drop(name) }

  /// Updates the address after the app has changed an item of the query.
  func wordChanged(_ name: String, to word: String, of key: String?, step: LocationChange.Step) {
    let key = key ?? ""
    guard words[key, default: AddressWords()].set(name, to: word) else { return }
    let index = tabs?.keys.firstIndex(of: key) ?? 0
    guard tabs == nil || index == selected else { return }
    let components = places.untracked[key] ?? []
    location.show(URLPath.text(prefix(index) + components) + text(of: key), step: step)
  }

  private func text(of key: String) -> String { words[key]?.text ?? "" }

  // MARK: Visits

  private func visit(_ url: String) {
    var components = URLPath.components(url)
    var key = ""
    if let tabs {
      var index = 0
      if let first = components.first, let match = tabs.keys.firstIndex(of: first), match > 0 {
        index = match
        components.removeFirst()
      }
      key = tabs.keys[index]
      selected = index
      tabs.select(index)
    }
    setPath(components, of: key)
    let told = words[key, default: AddressWords()].follow(url)
    if stacks[key]?(components) == false { notUnderstood() }
    for tell in told { tell() }
  }
}
