import StrataRendering
import StrataViewTree

extension View {
  /// Sets the color scheme of the whole window, or of the sheet that contains the view. With `nil`
  /// the user's preference applies.
  ///
  ///     ContentView().preferredColorScheme(isNight ? .dark : nil)
  ///
  /// If several views set a scheme, the view that was first to set one decides until it is removed.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(SchemeModifier(scheme: colorScheme))
  }

  /// Sets the color scheme of the view and its content, but not of the views around it.
  ///
  ///     ContentView().colorScheme(.dark)
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    style(.scheme(colorScheme == .dark ? "dark" : "light")).environment(\.colorScheme, colorScheme)
  }
}

private struct SchemeModifier: ViewModifier {
  typealias Body = Never
  var scheme: ColorScheme?

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? SchemeNode ?? SchemeNode(context)
    node.wishes = EnvironmentValues(context.environment).schemeWishes
    node.wishes?.set(modifier.scheme, by: ObjectIdentifier(node))
    let name = modifier.scheme.map { $0 == .dark ? "dark" : "light" }
    node.show(content, name.map { context.adding(.attribute(.scheme, $0)) } ?? context)
    return node
  }
}

@MainActor private final class SchemeNode: LifecycleNode {
  var wishes: SchemeWishes?

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    wishes?.set(nil, by: ObjectIdentifier(self))
  }
}

/// The color schemes that views of a window have requested.
@MainActor package final class SchemeWishes {
  let scheme = StateBox<ColorScheme?>(nil)
  private var wishes: [(owner: ObjectIdentifier, scheme: ColorScheme)] = []

  package init() {}

  func set(_ scheme: ColorScheme?, by owner: ObjectIdentifier) {
    if let index = wishes.firstIndex(where: { $0.owner == owner }) {
      if let scheme { wishes[index].scheme = scheme } else { wishes.remove(at: index) }
    } else if let scheme {
      wishes.append((owner, scheme))
    }
    let wanted = wishes.first?.scheme
    if self.scheme.untracked != wanted { self.scheme.current = wanted }
  }
}

extension EnvironmentValues {
  private enum WishesKey: EnvironmentKey { static var defaultValue: SchemeWishes? { nil } }

  package var schemeWishes: SchemeWishes? {
    get { self[WishesKey.self] }
    set { self[WishesKey.self] = newValue }
  }
}
