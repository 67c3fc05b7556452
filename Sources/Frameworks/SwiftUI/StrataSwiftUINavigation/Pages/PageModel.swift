import StrataSwiftUIDrawing
import StrataViewTree
package import SwiftUICore

/// The properties of a page that its content sets: its bars, search and background.
@MainActor package final class PageModel {
  let title = StateBox<Text?>(nil)
  let displayMode = StateBox<NavigationBarItem.TitleDisplayMode>(.automatic)
  let items = StateBox<[ToolbarSource]>([])
  /// The default items that the app has moved from their usual places.
  let moved = StateBox<[ToolbarDefaultItemKind]>([])
  let search = StateBox<SearchModel?>(nil)
  let scopes = StateBox<SearchScopes?>(nil)
  let suggestions = StateBox<AnyView?>(nil)
  /// A Boolean value that indicates whether the page can be refreshed. The action itself is not
  /// observed: it is a new closure each time the content is evaluated, which must not cause another
  /// evaluation of the page.
  let isRefreshable = StateBox(false)
  private(set) var refresh: RefreshAction?
  let hidesBackButton = StateBox(false)
  /// The title of the next page's back button; `nil` for the title of this page.
  let backTitle = StateBox<String?>(nil)
  let hidesBar = StateBox(false)
  let hidesBottomBar = StateBox(false)
  let look = StateBox(BarLook(of: .navigation))
  let footLook = StateBox(BarLook())
  /// The backgrounds of the page; the last one is used.
  let grounds = StateBox<[PageGround]>([])
  /// A Boolean value that indicates whether the page is on top rather than below another.
  let isTop = StateBox(true)
  /// A Boolean value that indicates whether the content is a navigation stack, which draws the
  /// bars.
  let holdsStack = StateBox(false)
  weak var tabBar: TabBarModel?
  /// The model of the modifiers around the stack whose first page this is.
  weak var outer: PageModel?
  private var looks: [BarEdit] = []
  /// The modifier that set each property last, by the property's box. When a modifier is removed,
  /// it must not reset a property that another one, such as that of another branch, has set since.
  private var setters: [ObjectIdentifier: ObjectIdentifier] = [:]

  /// The number of the page, unique in the process.
  let number: Int
  private static var count = 0

  package init() {
    Self.count += 1
    number = Self.count
  }

  /// Sets a property for as long as its owner is the last one that set it.
  func set<Value>(
    _ property: KeyPath<PageModel, StateBox<Value>>, _ value: Value, by owner: ObjectIdentifier
  ) {
    let box = self[keyPath: property]
    setters[ObjectIdentifier(box)] = owner
    box.current = value
  }

  /// Resets a property to a value, unless another owner has set it since.
  func reset<Value>(
    _ property: KeyPath<PageModel, StateBox<Value>>, to value: Value, by owner: ObjectIdentifier
  ) {
    let box = self[keyPath: property]
    guard setters[ObjectIdentifier(box)] == owner else { return }
    setters[ObjectIdentifier(box)] = nil
    box.current = value
  }

  // MARK: Bars

  /// Sets the toolbar items of one modifier, keeping their position among the items of other
  /// modifiers.
  func setItems(_ source: ToolbarSource) {
    var sources = items.untracked
    if let index = sources.firstIndex(where: { $0.owner == source.owner }) {
      sources[index] = source
    } else {
      sources.append(source)
    }
    setAllItems(sources)
  }

  func removeItems(of owner: ObjectIdentifier) {
    setAllItems(items.untracked.filter { $0.owner != owner })
  }

  private func setAllItems(_ sources: [ToolbarSource]) {
    items.current = sources
    let kinds = sources.flatMap(\.items).compactMap(\.moved)
    if kinds != moved.untracked { moved.current = kinds }
  }

  func setLook(_ edit: BarEdit) {
    looks.removeAll { $0.owner == edit.owner }
    looks.append(edit)
    refreshLooks()
  }

  func removeLook(of owner: ObjectIdentifier) {
    looks.removeAll { $0.owner == owner }
    refreshLooks()
    tabBar?.removeLook(of: owner)
  }

  func setGround(_ ground: PageGround) {
    var all = grounds.untracked
    if let index = all.firstIndex(where: { $0.owner == ground.owner }) {
      all[index] = ground
    } else {
      all.append(ground)
    }
    if all != grounds.untracked { grounds.current = all }
  }

  func removeGround(of owner: ObjectIdentifier) {
    grounds.current = grounds.untracked.filter { $0.owner != owner }
  }

  private func refreshLooks() {
    look.current = looks.look(of: .navigation)
    footLook.current = looks.look(of: .bottom)
  }

  func setRefresh(_ action: RefreshAction?) {
    refresh = action
    isRefreshable.current = action != nil
  }
}

/// The toolbar items of one modifier.
struct ToolbarSource {
  var owner: ObjectIdentifier
  var items: [_ToolbarEntry]
}

extension EnvironmentValues {
  private enum OuterKey: EnvironmentKey { static var defaultValue: PageModel? { nil } }

  /// The page that contains the view.
  var page: PageModel? {
    get { place as? PageModel }
    set { place = newValue }
  }

  /// The page model around a stack: its properties apply to the stack's first page.
  package var outerPage: PageModel? {
    get { self[OuterKey.self] }
    set { self[OuterKey.self] = newValue }
  }
}
