import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct StackTests {
  private let labels = ["One", "Two", "Three"].map { text in
    let label = UILabel()
    label.text = text
    return label
  }
  private let stack = UIStackView()

  init() { labels.prefix(2).forEach(stack.addArrangedSubview) }

  private func kinds(_ screen: Screen) -> Set<String> {
    func below(_ tree: ElementTree) -> Set<String> {
      Set(["\(tree.element.kind)"]).union(tree.children.flatMap(below))
    }
    return below(screen.drawing)
  }

  @Test func `arranged subviews are inserted and removed in order`() {
    let screen = screen(of: stack)
    #expect(screen.lines == ["One", "Two"])
    stack.insertArrangedSubview(labels[2], at: 1)
    #expect(screen.lines == ["One", "Three", "Two"])
    #expect(stack.arrangedSubviews == [labels[0], labels[2], labels[1]])
    stack.removeArrangedSubview(labels[0])
    #expect(screen.lines == ["Three", "Two"])
    #expect(labels[0].superview === stack, "it stays a subview")
    labels[2].removeFromSuperview()
    #expect(screen.lines == ["Two"] && stack.arrangedSubviews == [labels[1]])
  }

  @Test func `a hidden arranged subview takes no space`() {
    let screen = screen(of: stack)
    labels[0].isHidden = true
    #expect(screen.lines == ["Two"])
    labels[0].isHidden = false
    #expect(screen.lines == ["One", "Two"])
  }

  @Test func `axis and alignment are drawn as SwiftUI stacks`() {
    let screen = screen(of: stack)
    let row = screen.rules
    stack.axis = .vertical
    #expect(screen.rules != row)
    stack.alignment = .leading
    expect(
      stack, draws: VStack(alignment: .leading, spacing: 0) { Text("One") },
      beyond: VStack(alignment: .center, spacing: 0) { Text("One") })
    let leading = UIKitTests.screen(of: stack).rules
    stack.alignment = .center
    #expect(UIKitTests.screen(of: stack).rules != leading)
    stack.alignment = .trailing
    expect(
      stack, draws: VStack(alignment: .trailing, spacing: 0) { Text("One") },
      beyond: VStack(alignment: .leading, spacing: 0) { Text("One") })
    stack.axis = .horizontal
    stack.alignment = .top
    expect(
      stack, draws: HStack(alignment: .top, spacing: 0) { Text("One") },
      beyond: HStack(alignment: .center, spacing: 0) { Text("One") })
    stack.alignment = .firstBaseline
    expect(
      stack, draws: HStack(alignment: .firstTextBaseline, spacing: 0) { Text("One") },
      beyond: HStack(alignment: .center, spacing: 0) { Text("One") })
  }

  @Test func `spacing and custom spacing are drawn`() {
    stack.spacing = 13
    expect(stack, draws: Text("One").padding(.leading, 13), beyond: Text("One"))
    stack.setCustomSpacing(29, after: labels[0])
    expect(stack, draws: Text("One").padding(.leading, 29), beyond: Text("One"))
    #expect(stack.customSpacing(after: labels[0]) == 29)
    #expect(stack.customSpacing(after: labels[1]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: labels[0])
    expect(stack, draws: Text("One").padding(.leading, 8), beyond: Text("One"))
  }

  @Test func `layout margins are drawn as padding if the stack uses them`() {
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 3, leading: 5, bottom: 7, trailing: 9)
    stack.isLayoutMarginsRelativeArrangement = true
    let insets = EdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 9)
    expect(stack, draws: Text("One").padding(insets), beyond: Text("One"))
  }

  @Test func `each distribution is drawn differently`() {
    let screen = screen(of: stack)
    var seen: [String] = []
    for distribution in [UIStackView.Distribution.fill, .fillEqually, .equalSpacing] {
      stack.distribution = distribution
      seen.append("\(screen.rules) \(kinds(screen))")
    }
    #expect(Set(seen).count == 3)
  }
}
