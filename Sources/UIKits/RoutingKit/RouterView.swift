public import SwiftUI

/// A stack of screens with the router of its first one.
///
///     RouterView { router in
///       FeedView(openDetails: { router.showScreen(.push) { _ in DetailsView($0) } })
///     }
public struct RouterView<Content: View>: View {
  @State private var stack: RouterStack
  @State private var router: Router
  private let content: @MainActor (Router) -> Content
  private let addresses: (any Addresses)?

  /// Creates a stack of screens with the router of its first one.
  ///
  /// - Parameter content: Creates the first screen, with its router.
  public init(@ViewBuilder content: @escaping @MainActor (Router) -> Content) {
    self.init(content, nil)
  }

  /// Creates a stack with screens that have addresses: `/place/london` shows that place, in the
  /// selected tab.
  ///
  ///     RouterView { router in
  ///       FeedView(router)
  ///     } destination: { (address: PlaceAddress, router) in
  ///       DetailsView(address, router)
  ///     }
  ///
  /// - Parameters:
  ///   - content: Creates the first screen, with its router.
  ///   - destination: Creates the screen of an address that was opened from outside of the app.
  public init<Address: Hashable & Codable, Destination: View>(
    @ViewBuilder content: @escaping @MainActor (Router) -> Content,
    @ViewBuilder destination: @escaping @MainActor (Address, Router) -> Destination
  ) {
    self.init(content, AddressesOf<Address>(make: { AnyView(destination($0, $1)) }))
  }

  private init(
    _ content: @escaping @MainActor (Router) -> Content, _ addresses: (any Addresses)?
  ) {
    let stack = RouterStack()
    addresses?.add(to: stack)
    _stack = State(initialValue: stack)
    _router = State(initialValue: Router(stack: stack) {})
    self.content = content
    self.addresses = addresses
  }

  init(_ screen: RoutedScreen) where Content == AnyView {
    _stack = State(initialValue: screen.router.stack)
    _router = State(initialValue: screen.router)
    content = { _ in screen.view() }
    addresses = nil
  }

  /// The stack with the screens that the router shows.
  public var body: some View {
    @Bindable var stack = stack
    NavigationStack(path: $stack.path) {
      first.navigationDestination(for: RoutedScreen.self) { screen in
        RoutedContent(router: screen.router) { screen.view() }
      }
    }
  }

  @ViewBuilder private var first: some View {
    let page = RoutedContent(router: router) { content(router) }
    if let addresses { addresses.declare(on: page, stack) } else { page }
  }
}

/// The addresses of one type of value, with the closure that creates their screens.
@MainActor private protocol Addresses {
  func add(to stack: RouterStack)
  func declare(on content: some View, _ stack: RouterStack) -> AnyView
}

private struct AddressesOf<Address: Hashable & Codable>: Addresses {
  let make: @MainActor (Address, Router) -> AnyView

  func add(to stack: RouterStack) { stack.addresses.insert(ObjectIdentifier(Address.self)) }

  func declare(on content: some View, _ stack: RouterStack) -> AnyView {
    AnyView(
      content.navigationDestination(for: Address.self) { address in
        AddressedScreen(stack: stack) { router in
          stack.known(at: address)?(router) ?? make(address, router)
        }
      })
  }
}

/// A screen that is shown because of its address. It was not pushed by a router, so this view
/// creates its router.
private struct AddressedScreen: View {
  @State private var router: Router
  @Environment(\.dismiss) private var dismiss
  private let make: @MainActor (Router) -> AnyView

  init(stack: RouterStack, _ make: @escaping @MainActor (Router) -> AnyView) {
    _router = State(initialValue: Router(stack: stack) {})
    self.make = make
  }

  var body: some View {
    RoutedContent(router: router) { make(router) }
      .onAppear { router.close = { dismiss() } }
  }
}

/// A screen with the sheets, covers, alerts and dialogs of its router.
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
