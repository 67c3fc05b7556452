import Foundation
import StrataRendering
import StrataRouteCoding
import StrataViewTree
import SwiftUICore

/// The state of a navigation stack: its path, its destinations and its address.
@MainActor final class NavigationModel {
  /// A screen that was pushed as a view, without a value in the path.
  struct PushedView {
    var id: Int
    var view: AnyView
    /// Called when the screen is removed for another reason than a request of its owner.
    var onPop: (() -> Void)?
  }

  let router: SceneRouter?
  let key: String?
  /// The window's location, in whose history pages without an address get entries.
  weak var location: WindowLocation?
  /// Called when the user has gone back from the screens that have taken the root's place.
  var onRoot: (() -> Void)?
  private var steps: [Int] = []
  var pages = Pages()

  /// The models of the stack's pages, by their depth. A model is `nil` if its page was removed. A
  /// page's type is declared in a folder that depends on this one, so it is not named in this file.
  struct Pages {
    private var pages: [Int: WeakPage] = [:]

    private struct WeakPage {
      weak var page: AnyObject?
    }

    subscript(depth: Int) -> AnyObject? {
      get { pages[depth]?.page }
      set { pages[depth] = WeakPage(page: newValue) }
    }
  }

  var read: () -> [AnyHashable] = { [] }
  var write: ([AnyHashable]) -> Void = { _ in }
  /// The type of the path's elements; `nil` if they have different types.
  var elementType: Any.Type?
  let pushed = StateBox<[PushedView]>([])
  /// A Boolean value that indicates whether the first screen was opened from the root of a split
  /// view's last column. It lies above the root then, instead of taking its place.
  let isAboveRoot = StateBox(false)
  private var destinations: [ObjectIdentifier: StateBox<Destination?>] = [:]
  private var order: [any Decodable.Type] = []
  private var known: [String] = []
  private var nextID = 0
  private var hasBegun = false
  private var origins = ScreenOrigins()

  struct Destination {
    /// The node that declares the destination. If several nodes declare one for the same type, it
    /// is the node nearest to the stack's root.
    weak var owner: Node?
    /// A Boolean value that indicates whether a screen for a value of an address lies above the root
    /// of a split view's last column: whether that column declares the destination.
    var isAboveRoot: Bool
    var make: (AnyHashable) -> AnyView

    @MainActor func yields(to new: Node) -> Bool {
      guard let owner, owner.isMounted, owner !== new else { return true }
      return new.depth < owner.depth
    }
  }

  init(router: SceneRouter?, key: String?) {
    self.router = router
    self.key = key
  }

  // MARK: Destinations

  func register<D: Hashable>(
    _ type: D.Type, by owner: Node, isAboveRoot: Bool, _ make: @escaping (D) -> AnyView
  ) {
    let box = destination(of: type)
    let known = box.untracked
    guard known?.yields(to: owner) ?? true else { return }
    if known == nil, let decodable = type as? any Decodable.Type { order.append(decodable) }
    box.current = Destination(owner: owner, isAboveRoot: isAboveRoot) { value in
      (value.base as? D).map(make) ?? AnyView(EmptyView())
    }
  }

  func view(for value: AnyHashable) -> AnyView {
    destination(of: type(of: value.base)).current?.make(value) ?? AnyView(EmptyView())
  }

  /// Returns whether a destination is declared for a value.
  func leads(to value: AnyHashable) -> Bool {
    destination(of: type(of: value.base)).current != nil
  }

  /// Returns the box of a type's destination. There is one for each type, so that a page that
  /// declares destinations does not depend on what it writes.
  private func destination(of type: Any.Type) -> StateBox<Destination?> {
    if let box = destinations[ObjectIdentifier(type)] { return box }
    let box = StateBox<Destination?>(nil)
    destinations[ObjectIdentifier(type)] = box
    return box
  }

  // MARK: Navigation

  func push(_ value: AnyHashable) {
    place(isAboveRoot: true)
    if read().isEmpty { origins.set(value, isAboveRoot: isAboveRoot.untracked) }
    write(read() + [value])
  }

  /// Sets whether the first screen will be above the root; later screens change nothing.
  private func place(isAboveRoot new: Bool) {
    guard read().isEmpty, pushed.untracked.isEmpty, isAboveRoot.untracked != new else { return }
    isAboveRoot.current = new
  }

  /// Notes the value of a link, which tells where a screen of the address comes from.
  func note(linkTo value: AnyHashable, isInRoot: Bool) {
    if !hasBegun { origins.note(linkTo: value, isInRoot: isInRoot) }
  }

  /// Places the first screen of a path that comes from an address. It lies above the root if a link
  /// there leads to it, or else if the column of the root declares its destination.
  private func place(_ path: [AnyHashable]) {
    guard let first = path.first, first != read().first else { return }
    let declared = destination(of: type(of: first.base)).untracked?.isAboveRoot ?? false
    let new = origins.isAboveRoot(first) ?? declared
    if isAboveRoot.untracked != new { isAboveRoot.current = new }
  }

  /// Replaces all screens above the root by one screen, as a link in a column of a split view does.
  func show(_ value: AnyHashable) {
    clearPushed()
    if isAboveRoot.untracked { isAboveRoot.current = false }
    origins.set(value, isAboveRoot: false)
    write([value])
  }

  func show(_ view: AnyView) {
    write([])
    clearPushed()
    push(view, isAboveRoot: false)
  }

  /// Removes all screens above the root.
  func clear() {
    clearPushed()
    if !read().isEmpty { write([]) }
  }

  private func clearPushed() {
    let views = pushed.untracked
    pushed.current = []
    for view in views { view.onPop?() }
    settleSteps()
  }

  @discardableResult func push(
    _ view: AnyView, isAboveRoot: Bool = true, onPop: (() -> Void)? = nil
  ) -> Int {
    place(isAboveRoot: isAboveRoot)
    nextID += 1
    pushed.current = pushed.untracked + [PushedView(id: nextID, view: view, onPop: onPop)]
    settleSteps()
    return nextID
  }

  /// Removes a pushed view and those above it.
  func remove(_ id: Int) {
    let views = pushed.untracked
    guard let index = views.firstIndex(where: { $0.id == id }) else { return }
    pushed.current = Array(views[..<index])
    for view in views[(index + 1)...] { view.onPop?() }
    settleSteps()
  }

  func pop() {
    if let last = pushed.untracked.last {
      pushed.current = pushed.untracked.dropLast()
      last.onPop?()
      settleSteps()
    } else if !read().isEmpty {
      write(Array(read().dropLast()))
    }
  }

  /// Removes all screens above the root.
  ///
  /// - Returns: `true` if there were screens above the root; otherwise, `false`.
  func popToRoot() -> Bool {
    guard !pushed.untracked.isEmpty || !read().isEmpty else { return false }
    clearPushed()
    if !read().isEmpty { write([]) }
    return true
  }

  // MARK: History

  /// Adds an entry to the browser's history for each page without an address, and removes the
  /// entries of pages that are gone.
  private func settleSteps() {
    let wanted = pagesWithoutAddress
    while steps.count > wanted { location?.leave(steps.removeLast()) }
    while steps.count < wanted {
      let index = steps.count
      steps.append(location?.enter { [weak self] in self?.close(from: index) ?? true } ?? 0)
    }
  }

  private var pagesWithoutAddress: Int {
    read().count { router == nil || Self.components(of: $0) == nil } + pushed.untracked.count
  }

  /// Removes the pages from `index` after the user has gone back from a page without an address.
  private func close(from index: Int) -> Bool {
    while pagesWithoutAddress > index {
      let before = pagesWithoutAddress + read().count
      pop()
      // The app may refuse to change its path.
      guard pagesWithoutAddress + read().count < before else { break }
    }
    settleSteps()
    tellRoot()
    return true
  }

  /// Calls ``onRoot`` if no screen is left in the root's place.
  func tellRoot() {
    if read().isEmpty, pushed.untracked.isEmpty, !isAboveRoot.untracked { onRoot?() }
  }

  // MARK: Addresses

  /// Shows the screens for the path of the address, once the root has declared its destinations.
  func begin() {
    settleSteps()
    guard !hasBegun, let router else { return }
    hasBegun = true
    known = components(of: read())
    let wanted = router.initialPath(of: key)
    if !wanted.isEmpty, !go(wanted) { router.notUnderstood() }
    router.register(stack: key) { [weak self] in self?.go($0) ?? false }
  }

  func end() {
    router?.unregister(stack: key)
    while let step = steps.popLast() { location?.leave(step) }
  }

  /// Updates the address after the path has changed.
  func pathChanged() {
    settleSteps()
    guard hasBegun, let router else { return }
    let new = components(of: read())
    guard new != known else { return }
    let step: LocationChange.Step =
      new.count > known.count ? .push : new.count < known.count ? .pop : .replace
    known = new
    router.pathChanged(new, of: key, step: step)
  }

  /// Returns the URL of a link to a value; `nil` if the value cannot be part of an address.
  func url(pushing value: AnyHashable, onto page: [String]) -> String? {
    guard router != nil, let own = Self.components(of: value) else { return nil }
    return url(of: page + own)
  }

  func url(of page: [String]) -> String { router?.url(of: page, in: key) ?? "/" }

  /// Returns the addresses of the root and of each page above it.
  func addresses(along path: [AnyHashable]) -> [[String]] {
    path.reduce(into: [[]]) { places, value in
      places.append((places.last ?? []) + (Self.components(of: value) ?? []))
    }
  }

  private func go(_ components: [String]) -> Bool {
    let standing = standing(at: components)
    guard let all = standing ?? decode(components) else {
      write([])
      known = []
      return false
    }
    let values = standing ?? all.suffix(Self.mostScreens)
    known = values.count < all.count ? self.components(of: values) : components
    if location?.isReturning != true { clearPushed() }
    if values != read() {
      place(values)
      write(values)
    }
    tellRoot()
    return true
  }

  /// Returns the part of the path that belongs to an address to which the person returns. It
  /// includes values that are not part of addresses.
  private func standing(at components: [String]) -> [AnyHashable]? {
    guard location?.isReturning == true else { return nil }
    let path = read()
    return (0...path.count).reversed().lazy.map { Array(path.prefix($0)) }
      .first { self.components(of: $0) == components }
  }

  private func components(of path: [AnyHashable]) -> [String] {
    path.flatMap { Self.components(of: $0) ?? [] }
  }

  private static func components(of value: AnyHashable) -> [String]? {
    guard let encodable = value.base as? any Encodable else { return nil }
    func encode<E: Encodable>(_ value: E) -> [String]? { URLPath.components(of: value) }
    return encode(encodable)
  }

  /// The number of screens that an address opens, the last ones of its path. Each is made whole, so a
  /// stranger's address with hundreds would occupy the main actor for seconds.
  static let mostScreens = 32

  private func decode(_ components: [String]) -> [AnyHashable]? {
    var rest = components[...]
    var values: [AnyHashable] = []
    while !rest.isEmpty {
      guard let value = decodeOne(&rest) else { return nil }
      values.append(value)
    }
    return values
  }

  private func decodeOne(_ rest: inout ArraySlice<String>) -> AnyHashable? {
    let types = (elementType as? any Decodable.Type).map { [$0] } ?? order
    for type in types {
      var attempt = rest
      func decode<D: Decodable>(_ type: D.Type) -> AnyHashable? {
        (try? RouteCoder.decode(type, from: &attempt)) as? AnyHashable
      }
      if let value = decode(type), attempt.count < rest.count {
        rest = attempt
        return value
      }
    }
    return nil
  }
}
