import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct AlertTests {
  private func ask(
    _ style: UIAlertController.Style, _ actions: [UIAlertAction]
  ) -> (Screen, UIViewController) {
    let controller = UIViewController()
    let screen = screen { controller }
    screen.flush()
    let alert = UIAlertController(title: "Delete it?", message: "For ever.", preferredStyle: style)
    for action in actions { alert.addAction(action) }
    controller.present(alert, animated: true)
    return (screen, controller)
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `an action runs its handler and dismisses the alert`(style: UIAlertController.Style) throws {
    var answers: [String] = []
    let (screen, controller) = ask(
      style,
      [
        UIAlertAction(title: "Delete", style: .destructive) { answers.append($0.title ?? "") },
        UIAlertAction(title: "Cancel", style: .cancel) { answers.append($0.title ?? "") },
      ])
    #expect(screen.text.contains("Delete it?") && screen.text.contains("For ever."))
    #expect(controller.presentedViewController is UIAlertController)
    try screen.button("Delete").tap()
    #expect(answers == ["Delete"])
    #expect(!screen.text.contains("Delete it?"))
    #expect(controller.presentedViewController == nil)
  }

  @Test func `a disabled action cannot be chosen`() throws {
    let no = UIAlertAction(title: "Never", style: .default) { _ in Issue.record("it ran") }
    no.isEnabled = false
    let (screen, _) = ask(.alert, [no])
    #expect(throws: ScreenFailure.self) { try screen.button("Never").tap() }
  }

  @Test func `an action can be enabled while the alert is shown`() throws {
    var answers = 0
    let later = UIAlertAction(title: "Now", style: .default) { _ in answers += 1 }
    later.isEnabled = false
    let (screen, _) = ask(.alert, [later])
    #expect(try screen.button("Now").isDisabled && !later.isEnabled)
    later.isEnabled = true
    try screen.button("Now").tap()
    #expect(answers == 1)
  }

  @Test func `an alert's text field holds the typed text`() throws {
    let controller = UIViewController()
    let screen = screen { controller }
    screen.flush()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Yours" }
    var written = ""
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        written = alert?.textFields?.first?.text ?? ""
      })
    controller.present(alert, animated: false)
    try screen.field("Yours").type("Jo")
    try screen.button("OK").tap()
    #expect(written == "Jo")
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `a presented alert calls its completion once`(style: UIAlertController.Style) {
    let controller = UIViewController()
    let screen = screen { controller }
    screen.flush()
    let alert = UIAlertController(title: "Delete it?", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    var completions = 0
    controller.present(alert, animated: true) { completions += 1 }
    #expect(screen.text.contains("Delete it?") && completions == 1)
    alert.message = "For ever."
    #expect(screen.text.contains("For ever.") && completions == 1)
  }

  @Test func `an action can present another alert`() throws {
    let controller = UIViewController()
    let screen = screen { controller }
    screen.flush()
    let second = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
    second.addAction(UIAlertAction(title: "Yes", style: .default))
    let first = UIAlertController(title: "Delete it?", message: nil, preferredStyle: .alert)
    var completions = 0
    first.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in
        controller.present(second, animated: true) { completions += 1 }
      })
    controller.present(first, animated: true)
    try screen.button("Delete").tap()
    #expect(screen.text.contains("Really?") && !screen.has("Delete") && completions == 1)
    try screen.button("Yes").tap()
    #expect(!screen.text.contains("Really?") && controller.presentedViewController == nil)
  }

  @Test func `the app dismisses its alert`() {
    let (screen, controller) = ask(.alert, [UIAlertAction(title: "OK", style: .default)])
    #expect(screen.text.contains("Delete it?"))
    var isDone = false
    controller.dismiss(animated: true) { isDone = true }
    #expect(!screen.text.contains("Delete it?") && isDone)
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `an alert whose message changes while it is shown shows the new message`(
    style: UIAlertController.Style
  ) throws {
    let (screen, controller) = ask(style, [UIAlertAction(title: "Delete", style: .destructive)])
    #expect(screen.text.contains("For ever."))
    let alert = try #require(controller.presentedViewController as? UIAlertController)
    alert.message = "For a week."
    #expect(screen.text.contains("For a week.") && !screen.text.contains("For ever."))
    alert.message = nil
    #expect(!screen.text.contains("For a week."))
    alert.title = "Delete all of it?"
    #expect(screen.text.contains("Delete all of it?"))
    var kept = 0
    alert.addAction(UIAlertAction(title: "Keep", style: .default) { _ in kept += 1 })
    try screen.button("Keep").tap()
    #expect(kept == 1 && controller.presentedViewController == nil)
  }
}
