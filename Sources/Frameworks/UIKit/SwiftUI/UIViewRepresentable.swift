public import StrataViewTree
public import SwiftUI

/// A view of UIKit in SwiftUI.
///
///     struct Spinner: UIViewRepresentable {
///       var isOn: Bool
///       func makeUIView(context: Context) -> UIActivityIndicatorView { .init(style: .medium) }
///       func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
///         isOn ? view.startAnimating() : view.stopAnimating()
///       }
///     }
///
/// As on Apple's platforms in all but its module: there it is part of SwiftUI.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
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

/// What a representable view is given: its coordinator, and what it inherits.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  /// Partial: an empty one: changes of views of UIKit are there at once.
  public internal(set) var transaction: Transaction
  public internal(set) var environment: EnvironmentValues
}

extension StrataViewTree.Context {
  /// The same without the wish to reach under bars: what scrolls there would begin under them, where
  /// UIKit moves the content of a scroll view away from them.
  var keepingSafeArea: Self {
    var copy = self
    copy.decorations.removeAll { decoration in
      if case .style(.bleeds) = decoration { true } else { false }
    }
    return copy
  }
}

/// A representable whose own dynamic properties belong to its place.
typealias Represented = Connected

/// The place of a representable view: it holds the view of UIKit and the coordinator.
private struct RepresentedView<Representable: UIViewRepresentable>: View {
  let view: Represented<Representable>
  @State private var holder = Holder()
  @Environment(\.self) private var environment

  var body: some View {
    let uiView = holder.update(view.value, environment)
    HostedView(view: uiView).id(uiView.number)
      .modifier(
        AppearanceModifier(
          appear: { uiView.hostWindow = UIApplication.shared.window },
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
