import StrataViewTree
public import SwiftUICore

/// A stack of screens above a root.
///
///     NavigationStack(path: $path) {
///       List(places) { NavigationLink($0.name, value: Route.city($0.slug)) }
///         .navigationDestination(for: Route.self) { route in … }
///     }
///
/// Same as Apple's. The path is part of the window's address, so that Back, Forward, reloading and
/// shared links work, as far as its values are `Codable`. If a stack is on a page of another stack,
/// its root shows that page's back button, and its pages have no addresses.
public struct NavigationStack<Data, Root: View>: View {
  let root: Root
  let path: Binding<[AnyHashable]>?
  let elementType: Any.Type?
  @State private var own: [AnyHashable] = []
  @State private var holder = ModelHolder()
  @Environment(\.router) private var router
  @Environment(\.tabKey) private var tabKey
  @Environment(\.isInSheet) private var isInSheet
  @Environment(\.outerPlace) private var outer
  @Environment(\.split) private var split
  @Environment(\.tabBar) private var tabBar
  @Environment(\.window) private var window

  public var body: some View {
    let model = holder.model(router: isInSheet || outer != nil ? nil : router, key: tabKey)
    let _ = model.location = window?.location
    if path == nil, outer == nil, !isInSheet { split?.note(inner: model) }
    let path = path ?? $own
    model.read = { path.wrappedValue }
    model.write = { path.wrappedValue = $0 }
    model.elementType = elementType
    return StackPages(
      root: root, model: model, path: path.wrappedValue, pushed: model.pushed.current
    )
    .onChange(of: path.wrappedValue) { model.pathChanged() }
    .modifier(
      AppearanceModifier(
        appear: {
          model.begin()
          tabBar?.connect(model, in: tabKey)
        },
        disappear: {
          model.end()
          tabBar?.disconnect(model, in: tabKey)
        }, isLasting: true)
    )
    .modifier(
      PageModifier(
        // The page around a stack, such as a column, leaves the bars to the stack's pages.
        tell: { page, owner, _ in page.set(\.holdsStack, true, by: owner) },
        withdraw: { page, owner in page.reset(\.holdsStack, to: false, by: owner) }))
  }
}

/// Keeps the model of a stack for as long as the stack exists.
@MainActor final class ModelHolder {
  private var known: NavigationModel?

  nonisolated init() {}

  func model(router: SceneRouter?, key: String?) -> NavigationModel {
    if let known { return known }
    let model = NavigationModel(router: router, key: key)
    known = model
    return model
  }
}

extension NavigationStack {
  /// Creates a stack that manages its path by itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
    elementType = nil
  }

  /// Creates a stack with a bound path of values of any types.
  ///
  /// - Parameters:
  ///   - path: A binding to the pushed values.
  ///   - root: The first view of the stack.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = Binding(get: { path.wrappedValue.values }, set: { path.wrappedValue.values = $0 })
      .identified(by: path)
    elementType = nil
  }

  /// Creates a stack with a bound path of values of one type.
  ///
  /// - Parameters:
  ///   - path: A binding to the pushed values.
  ///   - root: The first view of the stack.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = Binding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
    ).identified(by: path)
    elementType = Data.Element.self
  }
}

/// A stack of screens in the form that apps used before iOS 16.
///
/// If it contains several views, only the first is shown, as on an iPhone. On Apple's wide screens
/// the other views are columns beside it.
@available(iOS, deprecated: 100000, message: "use NavigationStack or NavigationSplitView instead")
public struct NavigationView<Content: View>: View {
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let content: Content

  /// Creates a stack of screens.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { NavigationStack { root } }

  @ViewBuilder private var root: some View {
    if let first = (content as? any ViewColumns)?.members.first {
      AnyView(first)
    } else {
      content
    }
  }
}

/// Several views, each of which a navigation view on a wide screen shows in a column.
@MainActor private protocol ViewColumns {
  var members: [any View] { get }
}

extension TupleView: ViewColumns {}
