import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// Tests of frame, appearance and accessibility of all views.
@MainActor struct LookTests {
  private let view = UIView()

  private func rules() -> [StyleRule] { screen(of: view).rules }

  @Test func `corners, borders and shadows are drawn`() {
    view.layer.cornerRadius = 9
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.systemRed.cgColor
    view.layer.shadowOpacity = 0.5
    view.layer.shadowColor = UIColor.systemGreen.cgColor
    view.layer.shadowRadius = 6
    view.layer.shadowOffset = CGSize(width: 1, height: 4)
    view.layer.masksToBounds = true
    let rules = rules()
    #expect(rules.contains(.cornerRadius(9)) && rules.contains(.clip) && view.clipsToBounds)
    #expect(rules.contains { if case .border(_, 2) = $0 { true } else { false } })
    #expect(
      rules.contains {
        if case .shadow(_, 6, 1, 4) = $0 { true } else { false }
      })
    view.layer.shadowOpacity = 0
    #expect(!self.rules().contains { if case .shadow = $0 { true } else { false } })
  }

  @Test func `a view's alpha, visibility, interaction and interface style are drawn`() {
    view.alpha = 0.25
    #expect(rules().contains(.opacity(0.25)))
    view.isUserInteractionEnabled = false
    #expect(rules().contains(.untouchable))
    view.overrideUserInterfaceStyle = .dark
    #expect(rules().contains(.scheme("dark")))
    view.overrideUserInterfaceStyle = .light
    #expect(rules().contains(.scheme("light")))
    view.isHidden = true
    #expect(rules().contains(.hidden))
  }

  @Test func `accessibility properties are drawn`() throws {
    view.accessibilityIdentifier = "gauge"
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Pressure"
    view.accessibilityValue = "1013 hPa"
    view.accessibilityHint = "Rises"
    let screen = screen(of: view)
    let element = try screen.element("gauge")
    #expect(element.drawing[.label] == "Pressure" && element.hint == "Rises")
    #expect(element.drawing[.valueText] == "1013 hPa")
    view.accessibilityTraits = [.image, .selected]
    #expect(try screen.element("gauge").drawing[.role] == "img")
    #expect(try screen.element("gauge").isSelected)
    view.accessibilityElementsHidden = true
    #expect(screen.all(.any, "gauge").isEmpty)
  }

  @Test func `a label with the header trait is a heading`() throws {
    let label = UILabel()
    label.text = "Chapter"
    label.accessibilityTraits = .header
    #expect(try screen(of: label).heading("Chapter").label == "Chapter")
  }

  @Test func `frame, bounds and center stay consistent and are drawn`() {
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    view.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.frame.size == CGSize(width: 10, height: 10))
    let container = UIView()
    container.addSubview(view)
    expect(
      container,
      draws: Text("One").padding(EdgeInsets(top: 80, leading: 85, bottom: 0, trailing: 0)),
      beyond: Text("One"))
  }

  @Test func `subviews keep the order in which they were inserted`() {
    let labels = ["A", "B", "C", "D"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    view.addSubview(labels[0])
    view.insertSubview(labels[1], at: 0)
    view.insertSubview(labels[2], aboveSubview: labels[1])
    view.insertSubview(labels[3], belowSubview: labels[1])
    #expect(view.subviews == [labels[3], labels[1], labels[2], labels[0]])
    view.bringSubviewToFront(labels[3])
    view.sendSubviewToBack(labels[0])
    #expect(view.subviews == [labels[0], labels[1], labels[2], labels[3]])
    #expect(Set(screen(of: view).lines) == ["A", "B", "C", "D"])
    labels[2].tag = 7
    #expect(view.viewWithTag(7) === labels[2] && view.viewWithTag(8) == nil)
    #expect(labels[2].isDescendant(of: view) && !view.isDescendant(of: labels[2]))
    labels[2].removeFromSuperview()
    #expect(!screen(of: view).lines.contains("C"))
  }

  @Test func `views are notified of subviews, superviews and layout`() {
    final class RecordingView: UIView {
      var log: [String] = []
      override func didAddSubview(_ subview: UIView) { log.append("added") }
      override func willRemoveSubview(_ subview: UIView) { log.append("removing") }
      override func willMove(toSuperview newSuperview: UIView?) {
        log.append(newSuperview == nil ? "leaving" : "coming")
      }
      override func didMoveToSuperview() { log.append(superview == nil ? "left" : "came") }
      override func layoutSubviews() {
        super.layoutSubviews()
        log.append("laid out")
      }
    }
    let (outer, inner) = (RecordingView(), RecordingView())
    outer.addSubview(inner)
    #expect(inner.log == ["coming", "came"] && outer.log == ["added"])
    inner.layoutIfNeeded()
    inner.layoutIfNeeded()
    #expect(inner.log.last == "laid out" && inner.log.count == 3, "once")
    inner.removeFromSuperview()
    #expect(inner.log.suffix(2) == ["leaving", "left"] && outer.log.last == "removing")
  }

  @Test func `a view inherits the tint color of its superview`() {
    let inner = UIView()
    view.addSubview(inner)
    view.tintColor = .systemPink
    #expect(inner.tintColor == .systemPink)
    inner.tintColor = .systemTeal
    #expect(inner.tintColor == .systemTeal && view.tintColor == .systemPink)
    expect(view, draws: Text("One").tint(.pink), beyond: Text("One"))
  }

  @Test func `an activity indicator is shown while it animates`() {
    let indicator = UIActivityIndicatorView(style: .large)
    let screen = screen(of: indicator)
    #expect(screen.all(.progress, nil).isEmpty && !indicator.isAnimating)
    indicator.startAnimating()
    #expect(screen.all(.progress, nil).count == 1 && indicator.isAnimating)
    indicator.stopAnimating()
    #expect(screen.all(.progress, nil).isEmpty)
    indicator.hidesWhenStopped = false
    #expect(screen.all(.progress, nil).count == 1)
  }

  @Test func `an animated change is applied at once and completes`() {
    var isDone = false
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0.5
    } completion: {
      isDone = $0
    }
    #expect(view.alpha == 0.5 && isDone)
    UIView.performWithoutAnimation { view.alpha = 1 }
    #expect(view.alpha == 1)
  }

  @Test func `an animation with a delay changes the view after it`() async {
    await withCheckedContinuation { ended in
      UIView.animate(withDuration: 0, delay: 0.01) {
        view.alpha = 0.25
      } completion: { _ in
        ended.resume()
      }
      #expect(view.alpha == 1, "the change waits")
    }
    #expect(view.alpha == 0.25)
  }

  @Test func `a scroll view shows its content with insets and an offset`() {
    let scroll = UIScrollView()
    let label = UILabel()
    label.text = "Far below"
    label.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
    ])
    let screen = screen(of: scroll)
    #expect(screen.text.contains("Far below"))
    let free = screen.rules
    scroll.isScrollEnabled = false
    #expect(screen.rules != free)
    scroll.contentInset = UIEdgeInsets(top: 4, left: 6, bottom: 8, right: 10)
    expect(
      scroll, draws: Text("One").padding(EdgeInsets(top: 4, leading: 6, bottom: 8, trailing: 10)),
      beyond: Text("One"))
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    #expect(scroll.contentOffset.y == 50)
  }
}
