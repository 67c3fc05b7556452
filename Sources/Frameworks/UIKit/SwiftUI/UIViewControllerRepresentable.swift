public import StrataSwiftUIApp
public import StrataViewTree

/// A SwiftUI view that shows a UIKit controller.
///
///     struct Places: UIViewControllerRepresentable {
///       let places: [Place]
///       func makeUIViewController(context: Context) -> PlacesViewController { .init() }
///       func updateUIViewController(_ controller: PlacesViewController, context: Context) {
///         controller.places = places
///       }
///     }
///
/// It behaves as on Apple's platforms, where it belongs to the module SwiftUI instead of UIKit.
///
/// Partial: with `ignoresSafeArea()` the screen and its background remain between the bars, as the
/// content of a scroll view does.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// An object that passes events of the controller to SwiftUI.
  associatedtype Coordinator = Void
  /// The coordinator and environment that the methods receive.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller. It is called once for each occurrence of the view on the page.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller with this view's values. It is called after the controller was created
  /// and after each change.
  ///
  /// - Parameters:
  ///   - uiViewController: The controller.
  ///   - context: The environment and the coordinator.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called when the view is removed. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - uiViewController: The controller.
  ///   - coordinator: The coordinator.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Creates the coordinator, before the controller.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public static func _update(
    _ view: Self, _ old: Node?, _ context: StrataViewTree.Context
  ) -> Node {
    RepresentedController<Self>._update(
      RepresentedController<Self>(view: Represented(value: view)), old, context.keepingSafeArea)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The coordinator and environment of a controller in SwiftUI.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The view's coordinator.
  public let coordinator: Representable.Coordinator
  /// The transaction of the current update.
  ///
  /// Partial: it is always empty, as changes of UIKit views are shown at once.
  public internal(set) var transaction: Transaction
  /// The environment of the view.
  public internal(set) var environment: EnvironmentValues
}

/// The node of a controller in SwiftUI, which holds the controller and its coordinator.
private struct RepresentedController<Representable: UIViewControllerRepresentable>: View {
  let view: Represented<Representable>
  @State private var holder = Holder()
  @Environment(\.self) private var environment

  var body: some View {
    let controller = holder.update(view.value, environment)
    ControllerView(controller: controller).id(controller.view.number)
      .modifier(AppearanceModifier(disappear: { holder.end() }, isLasting: true))
  }

  @MainActor final class Holder {
    private var made:
      (controller: Representable.UIViewControllerType, coordinator: Representable.Coordinator)?

    nonisolated init() {}

    func update(_ value: Representable, _ environment: EnvironmentValues) -> UIViewController {
      let coordinator = made?.coordinator ?? value.makeCoordinator()
      let context = UIViewControllerRepresentableContext<Representable>(
        coordinator: coordinator, transaction: Transaction(), environment: environment)
      let controller = made?.controller ?? value.makeUIViewController(context: context)
      made = (controller, coordinator)
      controller.hostDismiss = environment.dismiss
      value.updateUIViewController(controller, context: context)
      return controller
    }

    func end() {
      guard let made else { return }
      Representable.dismantleUIViewController(made.controller, coordinator: made.coordinator)
      self.made = nil
    }
  }
}
