import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// Tests of constraint objects and how they are drawn.
@MainActor struct ConstraintTests {
  private let container = UIView()
  private let label = UILabel()

  init() {
    label.text = "Words"
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
  }

  private func rules(_ constraints: [NSLayoutConstraint]) -> [StyleRule] {
    NSLayoutConstraint.activate(constraints)
    defer { NSLayoutConstraint.deactivate(constraints) }
    return screen(of: container).rules
  }

  @Test func `an edge constraint is drawn as padding`() {
    #expect(
      rules([
        label.topAnchor.constraint(equalTo: container.topAnchor, constant: 11),
        label.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 13),
      ]).contains {
        if case .padding(11, 13, _, _) = $0 { true } else { false }
      })
    #expect(
      rules([
        label.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -17),
        label.rightAnchor.constraint(equalTo: container.rightAnchor, constant: -19),
      ]).contains {
        if case .padding(_, _, 17, 19) = $0 { true } else { false }
      })
  }

  @Test func `fixed, minimum, maximum and relative sizes and ratios are drawn`() {
    let size = rules([
      label.widthAnchor.constraint(equalToConstant: 41),
      label.heightAnchor.constraint(equalToConstant: 43),
    ])
    #expect(size.contains(.size(width: 41, height: 43)))
    let limits = rules([
      label.widthAnchor.constraint(greaterThanOrEqualToConstant: 31),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 61),
      label.heightAnchor.constraint(lessThanOrEqualToConstant: 71),
    ])
    #expect(
      limits.contains(.limits(minWidth: 31, maxWidth: 61, minHeight: nil, maxHeight: 71)))
    let share = rules([
      label.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.25)
    ])
    #expect(share.contains(.fraction(0.25)))
    let ratio = rules([
      label.widthAnchor.constraint(equalToConstant: 40),
      label.widthAnchor.constraint(equalTo: label.heightAnchor, multiplier: 2),
    ])
    #expect(ratio.contains(.size(width: 40, height: 20)))
    let free = rules([label.widthAnchor.constraint(equalTo: label.heightAnchor, multiplier: 2)])
    #expect(free.contains(.aspectRatio(2, fills: false)))
  }

  @Test func `of two conflicting constraints the one with the higher priority applies`() {
    let (weak, strong) = (
      label.widthAnchor.constraint(equalToConstant: 41),
      label.widthAnchor.constraint(equalToConstant: 82)
    )
    weak.priority = .defaultLow
    #expect(rules([strong, weak]).contains(.size(width: 82, height: nil)))
    weak.priority = UILayoutPriority(1000)
    strong.priority = .defaultHigh
    #expect(rules([strong, weak]).contains(.size(width: 41, height: nil)))
  }

  @Test func `changing or deactivating a constraint updates the page`() {
    let width = label.widthAnchor.constraint(equalToConstant: 41)
    width.isActive = true
    let screen = screen(of: container)
    #expect(screen.rules.contains(.size(width: 41, height: nil)))
    width.constant = 55
    #expect(screen.rules.contains(.size(width: 55, height: nil)))
    NSLayoutConstraint.deactivate([width])
    #expect(!screen.rules.contains(.size(width: 55, height: nil)) && !width.isActive)
  }

  @Test func `an active constraint refers to its views and is installed in their common superview`()
  {
    let constraint = label.leadingAnchor.constraint(
      greaterThanOrEqualTo: container.safeAreaLayoutGuide.leadingAnchor, constant: 5)
    constraint.identifier = "start"
    #expect(constraint.firstItem === label && constraint.firstAttribute == .leading)
    #expect(constraint.secondAttribute == .leading && constraint.relation == .greaterThanOrEqual)
    #expect(constraint.constant == 5 && constraint.multiplier == 1)
    #expect(constraint.priority == .required && constraint.identifier == "start")
    constraint.isActive = true
    #expect(container.constraints == [constraint])
    label.removeFromSuperview()
    #expect(container.constraints == [] && !constraint.isActive)
  }

  @Test func `a constraint by the attribute top is drawn like one by the top anchor`() {
    let named = NSLayoutConstraint(
      item: label, attribute: .top, relatedBy: .equal, toItem: container, attribute: .top,
      multiplier: 1, constant: 11)
    let anchored = label.topAnchor.constraint(equalTo: container.topAnchor, constant: 11)
    #expect(rules([named]) == rules([anchored]))
  }

  @Test func `content hugging and compression resistance have defaults and can be set`() {
    #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
    label.setContentHuggingPriority(.required, for: .horizontal)
    #expect(label.contentHuggingPriority(for: .horizontal) == .required)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    label.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
  }

  @Test func `the margins guide is inset by the layout margins`() {
    container.layoutMargins = UIEdgeInsets(top: 3, left: 23, bottom: 5, right: 7)
    #expect(container.directionalLayoutMargins.leading == 23)
    #expect(
      rules([
        label.leadingAnchor.constraint(equalTo: container.layoutMarginsGuide.leadingAnchor),
        label.topAnchor.constraint(equalTo: container.layoutMarginsGuide.topAnchor),
      ]).contains {
        if case .padding(3, 23, _, _) = $0 { true } else { false }
      })
  }
}
