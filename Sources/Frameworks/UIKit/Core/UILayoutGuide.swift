import Foundation

/// A rectangle that constraints can refer to.
///
/// Partial: a guide that the app creates is laid out as an empty view among the subviews.
@MainActor @preconcurrency public class UILayoutGuide: NSObject {
  /// The rectangle that a guide describes: the edges or the margins of a view, the content or the
  /// frame of a scroll view, or a rectangle that the app defines by constraints.
  enum Kind { case edges, margins, content, frame, own }

  /// The view that the guide belongs to.
  public internal(set) weak var owningView: UIView?
  let kind: Kind
  /// A name for debugging.
  public var identifier = ""
  /// The empty view that represents a guide made by the app.
  private(set) lazy var stand = UIView()

  init(of view: UIView, _ kind: Kind) {
    owningView = view
    self.kind = kind
  }

  /// Creates a guide; add it to a view by ``UIView/addLayoutGuide(_:)``.
  public override init() { kind = .own }

  /// The view that represents the guide in constraints.
  var target: UIView? { kind == .own ? stand : owningView }

  /// Returns the distance from the target's edge to the guide's edge, in points.
  func inset(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    guard kind == .margins, let margins = owningView?.directionalLayoutMargins else { return 0 }
    return switch attribute {
    case .leading, .left: margins.leading
    case .trailing, .right: -margins.trailing
    case .top: margins.top
    case .bottom: -margins.bottom
    case .width: -margins.leading - margins.trailing
    case .height: -margins.top - margins.bottom
    default: 0
    }
  }
}

extension UIView {
  /// Adds a guide to the view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuides.append(layoutGuide)
    layoutGuide.owningView = self
    layoutGuide.stand.translatesAutoresizingMaskIntoConstraints = false
    addSubview(layoutGuide.stand)
  }

  /// Removes a guide from the view.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuides.contains(layoutGuide) else { return }
    layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.stand.removeFromSuperview()
    layoutGuide.owningView = nil
  }
}
