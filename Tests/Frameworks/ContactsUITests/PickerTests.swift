import ContactsUI
import SwiftUI
import Testing
import UIKit

@testable import SwiftUITesting

@MainActor @Suite struct PickerTests {
  private final class Clerk: NSObject, CNContactPickerDelegate {
    var count = 0
    func contactPickerDidCancel(_ picker: CNContactPickerViewController) { count += 1 }
  }

  private struct Shown: UIViewControllerRepresentable {
    let picker: CNContactPickerViewController
    func makeUIViewController(context: Context) -> CNContactPickerViewController { picker }
    func updateUIViewController(_ picker: CNContactPickerViewController, context: Context) {}
  }

  @Test func `a contact picker shows No Contacts, and its Cancel button calls the delegate`() throws
  {
    let (picker, clerk) = (CNContactPickerViewController(), Clerk())
    picker.delegate = clerk
    let screen = Screen(Shown(picker: picker))
    #expect(screen.text.contains("No Contacts"))
    try screen.button("Cancel").tap()
    #expect(clerk.count == 1)
  }
}
