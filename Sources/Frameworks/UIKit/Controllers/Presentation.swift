import StrataSwiftUIApp

/// A controller that is presented over another one.
@MainActor struct Presentation: Equatable {
  let controller: UIViewController
  let completion: (() -> Void)?

  nonisolated static func == (left: Presentation, right: Presentation) -> Bool {
    left.controller === right.controller
  }
}

extension UIViewController {
  /// Presents a controller over this one.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller; its ``UIViewController/modalPresentationStyle``
  ///     selects a sheet or a full screen.
  ///   - flag: Not used.
  ///   - completion: Called when the screen or alert has appeared.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    var root = self
    // As on Apple's platforms, the outermost container presents.
    while let parent = root.parent { root = parent }
    viewControllerToPresent.presentingViewController = root
    viewControllerToPresent.isBeingPresented = true
    root.presented.current = Presentation(
      controller: viewControllerToPresent, completion: completion)
  }

  /// Dismisses the controller that this one presents. If there is none, it dismisses this
  /// controller, or else the SwiftUI sheet that shows it.
  ///
  /// - Parameters:
  ///   - flag: Not used.
  ///   - completion: Called at once.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    var root = self
    while let parent = root.parent { root = parent }
    if root.presented.untracked == nil, let below = root.presentingViewController { root = below }
    if root.presented.untracked == nil { root.hostDismiss?() }
    root.closePresented()
    completion?()
  }

  /// Removes the controller that is presented over this one.
  fileprivate func closePresented() {
    presented.untracked?.controller.presentingViewController = nil
    presented.untracked?.controller.isBeingDismissed = true
    presented.current = nil
  }

  /// The controller that is presented over this one, if any.
  public var presentedViewController: UIViewController? {
    presented.untracked?.controller ?? parent?.presentedViewController
  }

  /// Pushes a controller onto the navigation stack. Without a stack it presents the controller.
  ///
  /// - Parameters:
  ///   - vc: The controller to show.
  ///   - sender: Not used.
  public func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
}

/// The screen of a controller, and the controller that it presents.
struct ControllerView: View {
  let controller: UIViewController

  var body: some View {
    presenting(
      over: controller.screen()
        .modifier(AppearanceModifier(appear: appear, disappear: disappear)))
  }

  /// Returns a view with the controller's presentation above it.
  func presenting(over content: some View) -> some View {
    let presentation = controller.presented.current
    let alert = presentation?.controller as? UIAlertController
    // An alert may change while it is shown.
    _ = alert?.edition.current
    let other = alert == nil ? presentation?.controller : nil
    let isFull = other?.modalPresentationStyle.isFull == true
    return
      content
      .alert(
        alert?.title ?? "", isPresented: isShown(presentation, if: alert?.preferredStyle == .alert)
      ) {
        AlertActions(alert: alert, appear: presentation?.completion) { close(presentation) }
      } message: {
        if let message = alert?.message { Text(verbatim: message) }
      }
      .confirmationDialog(
        alert?.title ?? "",
        isPresented: isShown(presentation, if: alert?.preferredStyle == .actionSheet),
        titleVisibility: alert?.title == nil ? .hidden : .visible
      ) {
        AlertActions(alert: alert, appear: presentation?.completion) { close(presentation) }
      } message: {
        if let message = alert?.message { Text(verbatim: message) }
      }
      .sheet(isPresented: isShown(presentation, if: other != nil && !isFull)) {
        sheet(other, presentation)
      }
      .fullScreenCover(isPresented: isShown(presentation, if: other != nil && isFull)) {
        sheet(other, presentation)
      }
  }

  @ViewBuilder private func sheet(
    _ other: UIViewController?, _ presentation: Presentation?
  ) -> some View {
    if let other {
      ControllerView(controller: other)
        .presented(by: other.sheet)
        .interactiveDismissDisabled(other.isModalInPresentation)
        .onAppear { presentation?.completion?() }
    }
  }

  private func isShown(_ presentation: Presentation?, if isShown: Bool) -> Binding<Bool> {
    Binding(
      get: { isShown },
      set: {
        guard !$0, isShown else { return }
        close(presentation)
        presentation?.controller.sheet?.dismissed()
      })
  }

  /// Closes a presentation, unless its action has presented another controller meanwhile.
  private func close(_ presentation: Presentation?) {
    if controller.presented.untracked == presentation { controller.closePresented() }
  }

  private func appear() {
    controller.view.hostWindow = UIApplication.shared.currentWindow
    controller.appeared()
  }

  private func disappear() {
    controller.disappeared()
    controller.view.hostWindow = nil
  }
}

extension UIModalPresentationStyle {
  var isFull: Bool { self == .fullScreen || self == .overFullScreen || self == .currentContext }
}
