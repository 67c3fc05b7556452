import SwiftUI
import SwiftUITesting
import UIKit

/// A controller as an app of SwiftUI shows it.
struct Shown: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@MainActor func screen(_ make: @escaping @MainActor () -> UIViewController) -> Screen {
  Screen(Shown(make: make))
}

/// A controller whose view holds one view, pinned to its top.
@MainActor func screen(of view: UIView) -> Screen {
  screen {
    let controller = UIViewController()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.view.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    return controller
  }
}
