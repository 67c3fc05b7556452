import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct TitleViewTests {
  private let page = UIViewController()

  private func show() -> Screen {
    let page = page
    return screen { UINavigationController(rootViewController: page) }
  }

  @Test func `the title view of a screen is in its bar, and can be replaced`() {
    func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      return label
    }
    page.navigationItem.titleView = label("Three new")
    let screen = show()
    #expect(screen.lines.contains("Three new"))
    page.navigationItem.titleView = label("Four new")
    screen.flush()
    #expect(screen.lines.contains("Four new") && !screen.lines.contains("Three new"))
  }

  @Test func `a hidden bar button is left out until it is shown`() {
    let button = UIBarButtonItem(title: "Save", image: nil, primaryAction: UIAction { _ in })
    button.isHidden = true
    page.navigationItem.rightBarButtonItem = button
    let screen = show()
    #expect(!screen.has("Save"))
    button.isHidden = false
    screen.flush()
    #expect(screen.has("Save"))
  }
}
