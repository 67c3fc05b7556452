public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// Tells the page that a view is on something about its bar, for as long as the view is there.
struct PageModifier: ViewModifier {
  typealias Body = Never
  var tell: (PageModel, ObjectIdentifier, Context) -> Void
  var withdraw: (PageModel, ObjectIdentifier) -> Void

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? PageNode ?? PageNode(context)
    let values = EnvironmentValues(context.environment)
    node.update(modifier, values.page ?? values.outerPage, context)
    node.show(content, context)
    return node
  }
}

@MainActor final class PageNode: LifecycleNode {
  private var page: PageModel?
  private var withdraw: ((PageModel, ObjectIdentifier) -> Void)?

  func update(_ modifier: PageModifier, _ page: PageModel?, _ context: Context) {
    self.page = page
    withdraw = modifier.withdraw
    if let page { modifier.tell(page, ObjectIdentifier(self), context) }
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    if let page { withdraw?(page, ObjectIdentifier(self)) }
  }
}

extension View {
  /// Names the page in its bar, in the window's title and for assistive technology.
  public func navigationTitle(_ title: Text) -> some View {
    modifier(
      PageModifier(
        tell: { page, _, _ in
          if page.title.untracked?.parts != title.parts { page.title.current = title }
        }, withdraw: { _, _ in }))
  }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Names the page by a value that the app may change.
  ///
  /// Partial: the name is shown; it cannot be edited in the bar.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  @available(iOS, deprecated: 100000, renamed: "navigationTitle(_:)")
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  @available(iOS, deprecated: 100000, renamed: "navigationTitle(_:)")
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  @available(iOS, deprecated: 100000, renamed: "navigationTitle(_:)")
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  @available(
    iOS, deprecated: 100000,
    message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
  )
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  @available(
    iOS, deprecated: 100000,
    message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
  )
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  @available(
    iOS, deprecated: 100000,
    message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
  )
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
  }

  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(
      PageModifier(
        tell: { page, _, _ in page.displayMode.current = displayMode }, withdraw: { _, _ in }))
  }

  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(
      PageModifier(
        tell: { page, _, _ in page.hidesBackButton.current = hidesBackButton },
        withdraw: { page, _ in page.hidesBackButton.current = false }))
  }

  /// What pulling the page down does, and the refresh button in its bar.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshModifier(action: action))
  }

  /// Says what a value in the path leads to.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier { AnyView(destination($0)) })
  }
}

/// Registers a destination with the stack that a view is in.
struct DestinationModifier<D: Hashable>: ViewModifier {
  typealias Body = Never
  var make: (D) -> AnyView

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    EnvironmentValues(context.environment).navigation?.register(
      D.self, by: context.parent, modifier.make)
    return V._update(content, old, context)
  }
}
