import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct LifeTests {
  final class Page: UIViewController {
    var log: [String] = []

    override func loadView() {
      super.loadView()
      log.append("loadView")
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      log.append("didLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("willAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      log.append("isAppearing")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.append("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.append("didDisappear")
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      if log.last != "layOut" { log.append("layOut") }
    }
  }

  @Test func `a view is loaded once, and appearance methods run in Apple's order`() {
    let page = Page(nibName: nil, bundle: nil)
    #expect(!page.isViewLoaded && page.nibName == nil && page.nibBundle == nil)
    page.loadViewIfNeeded()
    page.loadViewIfNeeded()
    #expect(page.log == ["loadView", "didLoad"])
    let screen = screen { page }
    screen.flush()
    let appearing = page.log.filter { $0 != "layOut" }
    #expect(appearing == ["loadView", "didLoad", "willAppear", "isAppearing", "didAppear"])
    #expect(page.log.contains("layOut"))
    screen.close()
    #expect(page.log.suffix(2) == ["willDisappear", "didDisappear"])
  }

  @Test func `setting a table controller's editing state also sets its table's`() {
    let page = Page()
    page.setEditing(true, animated: true)
    #expect(page.isEditing)
    page.isEditing = false
    #expect(!page.isEditing)
    let rows = UITableViewController(style: .plain)
    rows.setEditing(true, animated: false)
    #expect(rows.isEditing && rows.tableView.isEditing)
  }

  /// A view that logs its lifecycle methods.
  final class RecordingView: UIView {
    var log: [String] = []

    override func didAddSubview(_ subview: UIView) { log.append("added") }
    override func willRemoveSubview(_ subview: UIView) { log.append("removing") }
    override func willMove(toSuperview new: UIView?) {
      log.append(new == nil ? "leaving" : "moving")
    }
    override func didMoveToSuperview() { log.append(superview == nil ? "left" : "moved") }
    override func willMove(toWindow new: UIWindow?) {
      log.append(new == nil ? "will be unseen" : "will be seen")
    }
    override func didMoveToWindow() { log.append(window == nil ? "unseen" : "seen") }
    override func tintColorDidChange() { log.append("tint") }
    override func updateConstraints() {
      log.append("constraints")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout")
    }
  }

  @Test func `a view is notified of changes of superview, window, subviews and tint`() {
    let (outer, inner) = (RecordingView(), RecordingView())
    outer.addSubview(inner)
    #expect(outer.log.contains("added"))
    #expect(inner.log.starts(with: ["moving", "moved"]))
    let screen = screen(of: outer)
    screen.flush()
    for log in [outer.log, inner.log] {
      #expect(log.filter { $0.hasSuffix("seen") } == ["will be seen", "seen"])
    }
    inner.tintColor = .systemRed
    #expect(inner.log.contains("tint"))
    inner.removeFromSuperview()
    #expect(outer.log.contains("removing"))
    #expect(inner.log.suffix(4) == ["will be unseen", "leaving", "unseen", "left"])
    outer.addSubview(inner)
    #expect(inner.log.suffix(4) == ["will be seen", "moving", "seen", "moved"])
  }

  @Test func `constraints and layout are updated once per request`() {
    let view = RecordingView()
    view.layoutIfNeeded()
    #expect(view.log == ["constraints", "layout"])
    view.layoutIfNeeded()
    #expect(view.log.count == 2)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.setNeedsUpdateConstraints()
    view.layoutIfNeeded()
    #expect(view.log == ["constraints", "layout", "layout", "constraints"])
    #expect(!UIView.requiresConstraintBasedLayout)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(view.sizeThatFits(CGSize(width: 3, height: 4)) == CGSize(width: 3, height: 4))
    view.frame.size = CGSize(width: 5, height: 6)
    #expect(view.sizeThatFits(.zero) == CGSize(width: 5, height: 6))
  }

  @Test func `constraints and layout guides can be added and removed`() {
    let (view, label) = (UIView(), UILabel())
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let top = label.topAnchor.constraint(equalTo: view.topAnchor)
    let sides = [
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ]
    view.addConstraint(top)
    view.addConstraints(sides)
    #expect(view.constraints.count == 3)
    #expect(top.firstAttribute == .top && top.secondItem === view && top.relation == .equal)
    view.removeConstraint(top)
    view.removeConstraints(sides)
    #expect(view.constraints.isEmpty)
    let guide = UILayoutGuide()
    guide.identifier = "middle"
    view.addLayoutGuide(guide)
    #expect(view.layoutGuides == [guide] && guide.owningView === view)
    NSLayoutConstraint.activate([
      guide.widthAnchor.constraint(
        lessThanOrEqualTo: view.widthAnchor, multiplier: 0.5, constant: 0),
      guide.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
      guide.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      guide.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    #expect(view.constraints.contains { $0.relation == .lessThanOrEqual })
    view.removeLayoutGuide(guide)
    #expect(view.layoutGuides.isEmpty && guide.identifier == "middle")
    #expect(guide.owningView == nil)
    view.removeLayoutGuide(view.layoutMarginsGuide)
    #expect(view.layoutMarginsGuide.owningView === view, "it was not added to the view")
  }
}
