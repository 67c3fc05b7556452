public import Contacts
public import Foundation
import SwiftUI
public import UIKit

/// An object that is notified of the contacts that a person has chosen.
@MainActor @preconcurrency public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// Called when the person has closed the page without choosing a contact.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Called when the person has chosen a contact.
  ///
  /// Accepted: it is never called, as a browser does not show contacts to an app.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - contact: The chosen contact.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Called when the person has chosen several contacts.
  ///
  /// Accepted: it is never called, as a browser does not show contacts to an app.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - contacts: The chosen contacts.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
}

/// A page on which a person chooses contacts.
///
/// Partial: the page says that there are no contacts, as a browser does not show them to an app.
open class CNContactPickerViewController: UIViewController {
  /// The object that is notified of the person's choice.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The properties that would be shown. They have no effect, as there are no contacts.
  open var displayedPropertyKeys: [String]?
  /// The condition for contacts that can be chosen. It has no effect, as there are no contacts.
  open var predicateForEnablingContact: NSPredicate?

  open override func loadView() {
    view = ContactsPage { [weak self] in
      guard let self else { return }
      delegate?.contactPickerDidCancel(self)
      dismiss(animated: true)
    }
  }
}

private final class ContactsPage: UIView {
  private let close: @MainActor () -> Void

  init(_ close: @escaping @MainActor () -> Void) {
    self.close = close
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func _content() -> AnyView? { AnyView(ContactsFace(close: close)) }
}

private struct ContactsFace: View {
  let close: @MainActor () -> Void

  var body: some View {
    NavigationStack {
      ContentUnavailableView(
        "No Contacts", systemImage: "person.crop.circle",
        description: Text("A browser does not show contacts to an app.")
      )
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: close) }
      }
    }
  }
}
