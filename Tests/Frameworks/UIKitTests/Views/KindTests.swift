import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// Tests that every case of an enumeration is drawn differently, or as its documented equivalent.
@MainActor struct KindTests {
  private func drawn(_ mode: UIView.ContentMode) throws -> [String] {
    let png = try #require(
      Data(
        base64Encoded: """
          iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==
          """))
    let image = try #require(UIImage(data: png))
    let view = UIImageView(image: image)
    view.contentMode = mode
    return screen(of: view).looks
  }

  @Test func `every content mode of an image view is drawn differently`() throws {
    let places: [UIView.ContentMode] = [
      .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
    ]
    let kinds = places + [.scaleToFill, .scaleAspectFit, .scaleAspectFill]
    let looks = try kinds.map(drawn)
    #expect(Set(looks).count == kinds.count, "each content mode looks different")
    #expect(try drawn(.redraw) == drawn(.scaleToFill), "redraw looks like scaleToFill")
  }

  private func stack(
    _ distribution: UIStackView.Distribution = .fill, _ alignment: UIStackView.Alignment = .fill,
    _ axis: NSLayoutConstraint.Axis = .horizontal
  ) -> [String] {
    let stack = UIStackView(frame: .zero)
    for words in ["One", "Two"] {
      let label = UILabel()
      label.text = words
      stack.addArrangedSubview(label)
    }
    (stack.distribution, stack.alignment, stack.axis) = (distribution, alignment, axis)
    return screen(of: stack).looks
  }

  @Test func `stack distributions are drawn`() {
    #expect(stack(.fillProportionally) == stack(.fillEqually))
    #expect(stack(.equalCentering) == stack(.equalSpacing))
    #expect(Set([stack(.fill), stack(.fillEqually), stack(.equalSpacing)]).count == 3)
  }

  @Test func `stack alignments are drawn`() {
    #expect(stack(.fill, .bottom) == stack(.fill, .trailing))
    #expect(stack(.fill, .top) == stack(.fill, .leading))
    let looks = [stack(.fill, .top), stack(.fill, .center), stack(.fill, .bottom)]
    #expect(Set(looks).count == 3)
    #expect(stack(.fill, .lastBaseline) != stack(.fill, .firstBaseline))
    #expect(
      stack(.fill, .fill, .vertical) != stack(.fill, .leading, .vertical),
      "leading alignment keeps the width of a view")
  }

  @Test func `a stack is notified of a removed arranged subview`() {
    final class Counting: UIStackView {
      var left = 0
      override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        left += 1
      }
    }
    let stack = Counting(frame: .zero)
    let label = UILabel()
    label.text = "One"
    stack.addArrangedSubview(label)
    let screen = screen(of: stack)
    #expect(screen.words == ["One"])
    label.removeFromSuperview()
    #expect(stack.left == 1 && stack.arrangedSubviews.isEmpty && screen.words.isEmpty)
  }

  @Test func `a swipe configuration exposes its actions`() {
    var ran: [String] = []
    let fell = UIContextualAction(style: .destructive, title: "Fell") { action, _, done in
      ran.append(action.title ?? "")
      done(true)
    }
    fell.image = UIImage(systemName: "trash")
    let swipes = UISwipeActionsConfiguration(actions: [fell])
    #expect(swipes.actions == [fell] && swipes.performsFirstActionWithFullSwipe)
    #expect(fell.style == .destructive && fell.image != nil)
    fell.handler(fell, UIView()) { #expect($0) }
    #expect(ran == ["Fell"])
  }
}

extension Screen {
  /// The attributes and style rules of all elements.
  fileprivate var looks: [String] {
    func below(_ tree: ElementTree) -> [String] {
      tree.element.attributes.map { "\($0)" }.sorted() + tree.element.style.map { "\($0)" }
        + tree.children.flatMap(below)
    }
    return below(drawing)
  }
}
