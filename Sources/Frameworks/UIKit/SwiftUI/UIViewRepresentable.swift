public import StrataSwiftUIApp
public import StrataViewTree

/// A SwiftUI view that shows a UIKit view.
///
///     struct Spinner: UIViewRepresentable {
///       var isOn: Bool
///       func makeUIView(context: Context) -> UIActivityIndicatorView { .init(style: .medium) }
///       func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
///         isOn ? view.startAnimating() : view.stopAnimating()
///       }
///     }
///
/// It behaves as on Apple's platforms, where it belongs to the module SwiftUI instead of UIKit.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the UIKit view.
  associatedtype UIViewType: UIView
  /// An object that passes events of the UIKit view to SwiftUI.
  associatedtype Coordinator = Void
  /// The coordinator and environment that the methods receive.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the UIKit view. It is called once for each occurrence of the SwiftUI view on the page.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the UIKit view with this view's values. It is called after the UIKit view was created
  /// and after each change.
  ///
  /// - Parameters:
  ///   - uiView: The view.
  ///   - context: The environment and the coordinator.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called when the view is removed. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - uiView: The view.
  ///   - coordinator: The coordinator.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Creates the coordinator, before the UIKit view.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public static func _update(
    _ view: Self, _ old: Node?, _ context: StrataViewTree.Context
  ) -> Node {
    let scrolls = UIViewType.self is UIScrollView.Type
    return RepresentedView<Self>._update(
      RepresentedView<Self>(view: Represented(value: view)), old,
      scrolls ? context.keepingSafeArea : context)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The coordinator and environment of a UIKit view in SwiftUI.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The view's coordinator.
  public let coordinator: Representable.Coordinator
  /// The transaction of the current update.
  ///
  /// Partial: it is always empty, as changes of UIKit views are shown at once.
  public internal(set) var transaction: Transaction
  /// The environment of the view.
  public internal(set) var environment: EnvironmentValues
}

extension StrataViewTree.Context {
  /// The same context, in which `ignoresSafeArea()` is not applied.
  ///
  /// With `ignoresSafeArea()`, scrolled content would begin under the bars. UIKit moves the content
  /// of a scroll view away from them.
  var keepingSafeArea: Self {
    var copy = self
    copy.decorations.removeAll { decoration in
      if case .style(.bleeds) = decoration { true } else { false }
    }
    return copy
  }
}

/// A representable view whose dynamic properties, such as state, are stored in its node.
typealias Represented = Connected

/// The node of a UIKit view in SwiftUI, which holds the UIKit view and its coordinator.
private struct RepresentedView<Representable: UIViewRepresentable>: View {
  let view: Represented<Representable>
  @State private var holder = Holder()
  @Environment(\.self) private var environment

  var body: some View {
    let uiView = holder.update(view.value, environment)
    HostedView(view: uiView).id(uiView.number)
      .modifier(
        AppearanceModifier(
          appear: { uiView.hostWindow = UIApplication.shared.currentWindow },
          disappear: { holder.end() }, isLasting: true))
  }

  @MainActor final class Holder {
    private var made: (view: Representable.UIViewType, coordinator: Representable.Coordinator)?

    nonisolated init() {}

    func update(_ value: Representable, _ environment: EnvironmentValues) -> UIView {
      let coordinator = made?.coordinator ?? value.makeCoordinator()
      let context = UIViewRepresentableContext<Representable>(
        coordinator: coordinator, transaction: Transaction(), environment: environment)
      let view = made?.view ?? value.makeUIView(context: context)
      made = (view, coordinator)
      value.updateUIView(view, context: context)
      return view
    }

    func end() {
      guard let made else { return }
      made.view.hostWindow = nil
      Representable.dismantleUIView(made.view, coordinator: made.coordinator)
      self.made = nil
    }
  }
}
