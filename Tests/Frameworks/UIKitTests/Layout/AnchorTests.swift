import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct AnchorTests {
  /// Returns the reported faults of a container with constraints.
  private func faults(
    _ make: (UIView, UILabel, UILabel) -> [NSLayoutConstraint]
  ) -> [String] {
    let (container, one, two) = (UIView(), UILabel(), UILabel())
    (one.text, two.text) = ("One", "Two")
    for label in [one, two] {
      label.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(label)
    }
    NSLayoutConstraint.activate(make(container, one, two))
    let shown = ShownView(view: container)
    let screen = Screen(EmptyView())
    var told: [String] = []
    screen.onFault { told.append($0) }
    screen.show(shown)
    #expect(screen.text.contains("One") && screen.text.contains("Two"))
    return told
  }

  private struct ShownView: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test func `edge, sibling, center, size and ratio constraints are supported`() {
    let told = faults { container, one, two in
      [
        one.topAnchor.constraint(equalTo: container.topAnchor, constant: 8),
        one.leadingAnchor.constraint(equalTo: container.layoutMarginsGuide.leadingAnchor),
        one.widthAnchor.constraint(equalToConstant: 40),
        one.heightAnchor.constraint(equalTo: one.widthAnchor, multiplier: 0.5),
        two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 12),
        two.centerYAnchor.constraint(equalTo: container.centerYAnchor),
        two.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor),
        container.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ]
    }
    #expect(told == [])
  }

  @Test func `an unsupported constraint is reported with its view and a fix`() throws {
    let told = faults { container, one, two in
      [
        one.leadingAnchor.constraint(equalTo: container.centerXAnchor),
        two.topAnchor.constraint(equalTo: container.topAnchor),
      ]
    }
    let fault = try #require(told.first)
    #expect(told.count == 1)
    #expect(fault.contains("UILabel.leading == UIView.centerX"))
    #expect(fault.contains("where: in UIView"))
    #expect(fault.contains("what to do:"))
  }

  @Test func `a width constraint to a multiple of a sibling's width is reported as unsupported`() {
    let told = faults { _, one, two in
      [one.widthAnchor.constraint(equalTo: two.widthAnchor, multiplier: 2)]
    }
    #expect(told.count == 1)
  }

  @Test func `an unsupported constraint that is deactivated is not reported`() {
    let told = faults { container, one, _ in
      let off = one.leadingAnchor.constraint(equalTo: container.centerXAnchor)
      off.isActive = true
      off.isActive = false
      return []
    }
    #expect(told == [])
  }
}
