public import Foundation
import StrataViewTree
import SwiftUI

/// A question, or a choice.
///
///     let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     present(alert, animated: true)
open class UIAlertController: UIViewController {
  open var message: String? { didSet { changed() } }
  open override var title: String? { didSet { changed() } }
  public private(set) var preferredStyle = Style.alert
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  /// Counts the changes, so that those who show it know of one.
  let edition = StateBox(0)

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    changed()
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    changed()
  }

  private func changed() { edition.current = edition.untracked + 1 }

  public enum Style: Int, Sendable { case actionSheet, alert }
}

/// One of the answers to a question.
@MainActor public final class UIAlertAction: NSObject {
  public let title: String?
  public let style: Style
  private let enabled = StateBox(true)
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  /// Whether the answer can be given; it may change while the question is shown.
  public var isEnabled: Bool {
    get { enabled.current }
    set { enabled.current = newValue }
  }

  public enum Style: Int, Sendable { case `default`, cancel, destructive }
}

/// The buttons and fields of an alert.
struct AlertActions: View {
  let alert: UIAlertController?
  let close: () -> Void

  var body: some View {
    _ = alert?.edition.current
    return fieldsAndButtons
  }

  @ViewBuilder private var fieldsAndButtons: some View {
    ForEach(alert?.textFields ?? [], id: \.self) { field in HostedView(view: field) }
    ForEach(alert?.actions ?? [], id: \.self) { action in
      Button(role: action.role) {
        close()
        action.handler?(action)
      } label: {
        Text(verbatim: action.title ?? "")
      }
      .disabled(!action.isEnabled)
    }
  }
}

extension UIAlertAction {
  var role: ButtonRole? {
    switch style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
