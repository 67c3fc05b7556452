public import Foundation
import StrataSwiftUIApp
import StrataViewTree

/// A controller that asks a question or offers a choice.
///
///     let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     present(alert, animated: true)
open class UIAlertController: UIViewController {
  /// The text below the alert's title.
  open var message: String? { didSet { changed() } }
  open override var title: String? { didSet { changed() } }
  /// The form of the controller: an alert or an action sheet.
  public private(set) var preferredStyle = Style.alert
  /// The buttons of the alert, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The fields for text, or `nil` if there are none.
  public private(set) var textFields: [UITextField]?
  /// The number of changes, so that the views which show the alert are evaluated again.
  let edition = StateBox(0)

  /// Creates a controller without actions.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - message: The text below the title; `nil` for none.
  ///   - preferredStyle: An alert or an action sheet.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button to the alert.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    changed()
  }

  /// Adds a text field to the alert.
  ///
  /// - Parameter configurationHandler: Called with the field before it is shown.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    changed()
  }

  private func changed() { edition.current = edition.untracked + 1 }

  /// The form in which a controller is shown.
  public enum Style: Int, Sendable {
    /// A list of actions for something that the person has started.
    case actionSheet
    /// A message in the middle of the screen, with buttons.
    case alert
  }
}

/// A button of an alert or action sheet.
@MainActor @preconcurrency public final class UIAlertAction: NSObject {
  /// The title of the button.
  public let title: String?
  /// The role of the button, such as cancelling.
  public let style: Style
  private let enabled = StateBox(true)
  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button of an alert.
  ///
  /// - Parameters:
  ///   - title: The text of the button.
  ///   - style: The role of the button: it cancels, deletes or changes data, or does something
  ///     else.
  ///   - handler: Called when a person presses the button, after the alert has closed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  /// A Boolean value that indicates whether the button can be pressed. It may change while the
  /// alert is shown.
  public var isEnabled: Bool {
    get { enabled.current }
    set { enabled.current = newValue }
  }

  /// The role of an alert's button.
  public enum Style: Int, Sendable {
    /// The button performs a common action.
    case `default`
    /// An action that leaves everything as it is.
    case cancel
    /// An action that deletes or changes data.
    case destructive
  }
}

/// The buttons and fields of an alert.
struct AlertActions: View {
  let alert: UIAlertController?
  let appear: (() -> Void)?
  let close: () -> Void

  var body: some View {
    _ = alert?.edition.current
    // An alert that another one's action presents appears in the same dialog.
    return fieldsAndButtons.onAppear(perform: appear).id(alert.map { ObjectIdentifier($0) })
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
