import SwiftUI
import SwiftUITesting
import UIKit

/// A SwiftUI view that shows a view controller.
struct Shown: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@MainActor func screen(_ make: @escaping @MainActor () -> UIViewController) -> Screen {
  Screen(Shown(make: make))
}

/// Returns a screen with a controller whose view holds `view`, pinned to its top leading corner.
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
