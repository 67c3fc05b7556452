public import SwiftUI

/// A stack of screens, and the router that leads from its first one.
///
///     RouterView { router in
///       FeedView(openDetails: { router.showScreen(.push) { _ in DetailsView($0) } })
///     }
public struct RouterView<Content: View>: View {
  @State private var stack: RouterStack
  @State private var router: Router
  private let content: @MainActor (Router) -> Content

  /// - Parameter content: Makes the first screen.
  public init(@ViewBuilder content: @escaping @MainActor (Router) -> Content) {
    let stack = RouterStack()
    _stack = State(initialValue: stack)
    _router = State(initialValue: Router(stack: stack) {})
    self.content = content
  }

  init(_ screen: RoutedScreen) where Content == AnyView {
    _stack = State(initialValue: screen.router.stack)
    _router = State(initialValue: screen.router)
    content = { _ in screen.view() }
  }

  public var body: some View {
    @Bindable var stack = stack
    NavigationStack(path: $stack.path) {
      RoutedContent(router: router) { content(router) }
        .navigationDestination(for: RoutedScreen.self) { screen in
          RoutedContent(router: screen.router) { screen.view() }
        }
    }
  }
}

/// A screen with what its router shows above it.
private struct RoutedContent<Content: View>: View {
  @Bindable var router: Router
  @ViewBuilder var content: () -> Content

  var body: some View {
    content()
      .sheet(item: $router.sheet) { RouterView($0) }
      .fullScreenCover(item: $router.cover) { RouterView($0) }
      .alert(
        router.alert?.title ?? Text(verbatim: ""), isPresented: shows(\.alert)
      ) {
        router.alert?.buttons
      } message: {
        router.alert?.message
      }
      .confirmationDialog(
        router.dialog?.title ?? Text(verbatim: ""), isPresented: shows(\.dialog),
        titleVisibility: .visible
      ) {
        router.dialog?.buttons
      } message: {
        router.dialog?.message
      }
  }

  private func shows(_ dialog: ReferenceWritableKeyPath<Router, RoutedDialog?>) -> Binding<Bool> {
    Binding(
      get: { router[keyPath: dialog] != nil },
      set: { isShown in if !isShown { router[keyPath: dialog] = nil } })
  }
}
