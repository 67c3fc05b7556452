import Foundation

/// A rectangle that views are placed by.
///
/// Partial: a guide of the app's own is an empty view among the others.
@MainActor public class UILayoutGuide: NSObject {
  /// Which rectangle it is.
  enum Kind { case edges, margins, content, frame, own }

  public internal(set) weak var owningView: UIView?
  let kind: Kind
  public var identifier = ""
  /// What stands for a guide of the app's own.
  private(set) lazy var stand = UIView()

  init(of view: UIView, _ kind: Kind) {
    owningView = view
    self.kind = kind
  }

  public override init() { kind = .own }

  /// What constraints on the guide are about, and how far inside of it.
  var target: UIView? { kind == .own ? stand : owningView }

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
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuides.append(layoutGuide)
    layoutGuide.owningView = self
    layoutGuide.stand.translatesAutoresizingMaskIntoConstraints = false
    addSubview(layoutGuide.stand)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.stand.removeFromSuperview()
  }
}
