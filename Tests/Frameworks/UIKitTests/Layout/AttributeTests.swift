import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// Tests that constraints made from attributes are drawn as those made from anchors.
@MainActor struct AttributeTests {
  typealias Attribute = NSLayoutConstraint.Attribute
  typealias Constrain = @MainActor (UIView, UIView) -> NSLayoutConstraint?

  /// Returns the style rules of a label with one more constraint.
  private func drawn(_ constrain: @escaping Constrain) -> [StyleRule] {
    let label = UILabel()
    label.text = "Words"
    label.translatesAutoresizingMaskIntoConstraints = false
    return screen {
      let controller = UIViewController()
      controller.view.addSubview(label)
      constrain(label, controller.view)?.isActive = true
      return controller
    }.rules
  }

  private func written(
    _ attribute: Attribute, _ constant: CGFloat, toNothing: Bool = false
  ) -> [StyleRule] {
    drawn { label, around in
      NSLayoutConstraint(
        item: label, attribute: attribute, relatedBy: .equal, toItem: toNothing ? nil : around,
        attribute: toNothing ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
    }
  }

  @Test func `constraints by edge, center and baseline attributes are drawn like those by anchors`()
  {
    let plain = drawn { _, _ in nil }
    let pairs: [(Attribute, CGFloat, Constrain)] = [
      (.top, 7, { $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 7) }),
      (.bottom, -7, { $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor, constant: -7) }),
      (.leading, 7, { $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 7) }),
      (.trailing, -7, { $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor, constant: -7) }),
      (.left, 7, { $0.leftAnchor.constraint(equalTo: $1.leftAnchor, constant: 7) }),
      (.right, -7, { $0.rightAnchor.constraint(equalTo: $1.rightAnchor, constant: -7) }),
      (.centerX, 0, { $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor) }),
      (.centerY, 0, { $0.centerYAnchor.constraint(equalTo: $1.centerYAnchor) }),
      (
        .firstBaseline, 7,
        { $0.firstBaselineAnchor.constraint(equalTo: $1.firstBaselineAnchor, constant: 7) }
      ),
      (
        .lastBaseline, -7,
        { $0.lastBaselineAnchor.constraint(equalTo: $1.lastBaselineAnchor, constant: -7) }
      ),
    ]
    for (attribute, constant, anchored) in pairs {
      let rules = written(attribute, constant)
      #expect(rules == drawn(anchored), "\(attribute)")
      #expect(rules != plain, "\(attribute) is drawn")
    }
  }

  @Test func `constraints by width and height attributes are drawn like those by anchors`() {
    #expect(
      written(.width, 40, toNothing: true)
        == drawn { label, _ in label.widthAnchor.constraint(equalToConstant: 40) })
    #expect(
      written(.height, 40, toNothing: true)
        == drawn { label, _ in label.heightAnchor.constraint(equalToConstant: 40) })
    #expect(written(.width, 40, toNothing: true) != written(.height, 40, toNothing: true))
  }

  @Test func `constraints to the layoutMarginsGuide include the view's margins`() {
    func guided(
      _ constrain: @escaping @MainActor (UIView, UILayoutGuide) -> NSLayoutConstraint
    ) -> [StyleRule] {
      drawn { label, around in
        around.directionalLayoutMargins = .init(top: 3, leading: 5, bottom: 9, trailing: 11)
        return constrain(label, around.layoutMarginsGuide)
      }
    }
    let sides = [
      guided { $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor) },
      guided { $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor) },
      guided { $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor) },
    ]
    #expect(Set(sides.map { "\($0)" }).count == 3)
    #expect(guided { $0.leftAnchor.constraint(equalTo: $1.leftAnchor) } == sides[2])
    #expect(guided { $0.rightAnchor.constraint(equalTo: $1.rightAnchor) } == sides[1])
    #expect("\(sides[1])".contains("11.0"))
  }
}
