public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// Sets a property of the page that contains the view, for as long as the view exists.
nonisolated struct PageModifier: ViewModifier {
  typealias Body = Never
  var tell: @MainActor (PageModel, ObjectIdentifier, Context) -> Void
  var withdraw: @MainActor (PageModel, ObjectIdentifier) -> Void

  @MainActor static func _update<V: View>(
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
  private var withdraw: (@MainActor (PageModel, ObjectIdentifier) -> Void)?

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
  /// Sets the title of the page: in its bar, as the window's title and for assistive technology.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(
      PageModifier(
        tell: { page, _, _ in
          if page.title.untracked?.parts != title.parts { page.title.current = title }
        }, withdraw: { _, _ in }))
  }

  /// Sets the title of the page to a localized string.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page to a string that is not localized.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page to a bound string.
  ///
  /// Partial: the title is shown, but cannot be edited in the bar.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Sets the title of the page.
  @available(iOS, deprecated: 100000, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the page to a localized string.
  @available(iOS, deprecated: 100000, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the page to a string that is not localized.
  @available(iOS, deprecated: 100000, renamed: "navigationTitle(_:)")
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page and its display mode.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - displayMode: The size of the title.
  @available(
    iOS, deprecated: 100000,
    message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
  )
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page to a localized string, and its display mode.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - displayMode: The size of the title.
  @available(
    iOS, deprecated: 100000,
    message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
  )
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page to a string that is not localized, and its display mode.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - displayMode: The size of the title.
  @available(
    iOS, deprecated: 100000,
    message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
  )
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the display mode of the page's title.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(
      PageModifier(
        tell: { page, _, _ in page.displayMode.current = displayMode }, withdraw: { _, _ in }))
  }

  /// Sets whether the page's back button is hidden.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  {
    modifier(
      PageModifier(
        tell: { page, owner, _ in page.set(\.hidesBackButton, hidesBackButton, by: owner) },
        withdraw: { page, owner in page.reset(\.hidesBackButton, to: false, by: owner) }))
  }

  /// Sets the title of the next page's back button; `nil` for the title of this page.
  nonisolated package func navigationBackTitle(_ title: String?) -> some View {
    modifier(
      PageModifier(
        tell: { page, _, _ in
          if page.backTitle.untracked != title { page.backTitle.current = title }
        }, withdraw: { _, _ in }))
  }

  /// Adds an action that refreshes the page. A person performs it by pulling the page down, or by a
  /// button in the page's bar.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(RefreshModifier(action: action))
  }

  /// Sets the destination for values of a type in the stack's path.
  ///
  /// - Parameters:
  ///   - data: The type of the values.
  ///   - destination: The view that is pushed.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier { AnyView(destination($0)) })
  }
}

/// Registers a destination with the stack that contains the view.
nonisolated struct DestinationModifier<D: Hashable>: ViewModifier {
  typealias Body = Never
  var make: (D) -> AnyView

  @MainActor static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let values = EnvironmentValues(context.environment)
    values.navigation?.register(
      D.self, by: context.parent, isAboveRoot: values.split?.leadsOn == false, modifier.make)
    return V._update(content, old, context)
  }
}
