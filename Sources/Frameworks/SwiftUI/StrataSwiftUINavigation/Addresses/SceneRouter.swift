import Foundation
import StrataRendering
package import StrataViewTree

/// Synchronizes a window's address with its navigation. An address consists of the component of a
/// tab and the path of that tab's stack: `/favorites/city/london-england-gb` is the tab `favorites`
/// and a path in it. The tab that the app selects at the beginning has no component.
@MainActor package final class SceneRouter {
  struct Tabs {
    /// The address components of the tabs, starting with the first tab.
    var keys: [String]
    var select: (Int) -> Void
  }

  let location: WindowLocation
  private var tabs: Tabs?
  private var selected = 0
  /// The component of the tab that addresses do not name: the tab that was selected first.
  private var home: String?
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
  ///
  /// - Parameter initial: The index of the tab that the app has selected, which is shown if the
  ///   address names no tab.
  func register(_ keys: [String], initial: Int, select: @escaping (Int) -> Void) -> Int {
    let isFirst = tabs == nil
    tabs = Tabs(keys: keys, select: select)
    guard isFirst else { return selected }
    home = keys.indices.contains(initial) ? keys[initial] : nil
    let place = place(of: location.url)
    selected = place.tab
    let key = keys.indices.contains(selected) ? keys[selected] : ""
    setPath(place.path, of: key)
    words[key] = words[""]
    return selected
  }

  private var homeIndex: Int { home.flatMap { tabs?.keys.firstIndex(of: $0) } ?? 0 }

  /// Returns the tab of an address and the path in the tab's stack.
  ///
  /// An address that consists of the name of the tab without a component shows this tab, too: the
  /// app may have selected another one when the address was made.
  private func place(of url: String) -> (tab: Int, path: [String]) {
    let components = URLPath.components(url)
    guard let first = components.first, let tab = tabs?.keys.firstIndex(of: first),
      tab != homeIndex || components.count == 1
    else { return (homeIndex, components) }
    return (tab, Array(components.dropFirst()))
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
    guard let tabs, index != homeIndex, tabs.keys.indices.contains(index) else { return [] }
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
    place(of: location.url).path.isEmpty || stacks[tabs?.keys[selected] ?? ""] != nil
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
    let (tab, components) = place(of: url)
    var key = ""
    if let tabs, tabs.keys.indices.contains(tab) {
      key = tabs.keys[tab]
      selected = tab
      tabs.select(tab)
    }
    setPath(components, of: key)
    let told = words[key, default: AddressWords()].follow(url)
    if stacks[key]?(components) == false { notUnderstood() }
    for tell in told { tell() }
  }
}
