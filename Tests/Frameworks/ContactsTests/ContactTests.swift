import Contacts
import Foundation
import Testing

@Suite struct ContactTests {
  @Test func `access to the user's contacts is denied`() async {
    let store = CNContactStore()
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
    await #expect(throws: CNError(.authorizationDenied)) {
      try await store.requestAccess(for: .contacts)
    }
    let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
    #expect(throws: CNError(.authorizationDenied)) {
      try store.enumerateContacts(with: request) { _, _ in Issue.record("a contact") }
    }
  }

  @Test func `formatters write the name and address of a contact that the app created`() throws {
    let contact = CNMutableContact()
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == nil)
    (contact.givenName, contact.familyName) = ("Ann", "Lee")
    contact.phoneNumbers = [
      CNLabeledValue(
        label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+1 23"))
    ]
    let copy = try #require(contact.mutableCopy() as? CNContact)
    contact.givenName = "Bob"
    #expect(CNContactFormatter.string(from: copy, style: .fullName) == "Ann Lee")
    #expect(copy.phoneNumbers.first?.value.stringValue == "+1 23")
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.state) = ("1 Main St", "Anytown", "CA")
    (address.postalCode, address.country) = ("94000", "USA")
    #expect(
      CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        == "1 Main St\nAnytown, CA 94000\nUSA")
  }
}
