public import StrataViewTree
public import SwiftUI

/// A screen of UIKit in SwiftUI.
///
///     struct Places: UIViewControllerRepresentable {
///       let places: [Place]
///       func makeUIViewController(context: Context) -> PlacesViewController { .init() }
///       func updateUIViewController(_ controller: PlacesViewController, context: Context) {
///         controller.places = places
///       }
///     }
///
/// As on Apple's platforms in all but its module: there it is part of SwiftUI.
///
/// Partial: under `ignoresSafeArea()` a screen stays between the bars, as the content of a scroll view
/// does there, and what is behind it does as well.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
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

/// What a representable screen is given: its coordinator, and what it inherits.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  /// Partial: an empty one: changes of views of UIKit are there at once.
  public internal(set) var transaction: Transaction
  public internal(set) var environment: EnvironmentValues
}

/// The place of a representable screen: it holds the controller and the coordinator.
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
