public import Foundation

/// A kind of data for which an app asks for permission.
public enum CNEntityType: Int, Sendable {
  /// The entities are contacts.
  case contacts
}

/// The permission of an app to use contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet for access to contacts.
  case notDetermined
  /// The app cannot use contacts, and the person cannot change that.
  case restricted
  /// The person has refused access to contacts.
  case denied
  /// The person has allowed access to all contacts.
  case authorized
  /// The person has allowed access to some contacts.
  case limited
}

/// The reason for which contacts were not read or changed.
public struct CNError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The codes of errors in the access to contacts.
  public enum Code: Int, Sendable {
    /// The store of contacts cannot be reached.
    case communicationError = 1
    /// The store of contacts cannot be read.
    case dataAccessError = 2
    /// The app may not use contacts, since a browser does not show them to it.
    case authorizationDenied = 100
    /// The store contains no such contact.
    case recordDoesNotExist = 200
  }

  /// The kind of failure.
  public let code: Code
  /// Creates an error with the reason for which contacts were not read or changed.
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "CNErrorDomain"
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
  public var errorDescription: String? { "A browser does not show an app the person's contacts." }
}

/// A request for contacts.
open class CNContactFetchRequest: NSObject {
  /// The properties that are read.
  open var keysToFetch: [any CNKeyDescriptor]
  /// The condition that the fetched contacts meet; `nil` for all.
  open var predicate: NSPredicate?
  /// The order of the fetched contacts.
  open var sortOrder = CNContactSortOrder.none
  /// A Boolean value that indicates whether entries for the same person in several accounts are
  /// joined into one contact.
  open var unifyResults = true

  /// Creates a request for all contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable {
  /// Contacts have no particular order.
  case none
  /// The order that the person has chosen.
  case userDefault
  /// Contacts are sorted by their given names.
  case givenName
  /// Contacts are sorted by their family names.
  case familyName
}

/// A request to add, change and remove contacts.
///
/// Accepted: the changes are not collected, since ``CNContactStore/execute(_:)`` always fails: a
/// browser lets no page change a person's contacts.
open class CNSaveRequest: NSObject {
  /// Creates a request without changes.
  public override init() {}
  /// Adds a contact to the request.
  ///
  /// Accepted: the change is not kept, since ``CNContactStore/execute(_:)`` always fails.
  ///
  /// - Parameters:
  ///   - contact: The contact.
  ///   - identifier: The identifier of the container to add the contact to.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  /// Adds a change of a contact to the request.
  ///
  /// Accepted: the change is not kept, since ``CNContactStore/execute(_:)`` always fails.
  open func update(_ contact: CNMutableContact) {}
  /// Adds a removal of a contact to the request.
  ///
  /// Accepted: the change is not kept, since ``CNContactStore/execute(_:)`` always fails.
  open func delete(_ contact: CNMutableContact) {}
}

/// The store of the person's contacts.
///
/// Partial: a browser does not show contacts to an app, so the status is `denied`, and each attempt
/// to read or write throws ``CNError``.
// @unchecked: it has no state.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Creates an object that gives access to the person's contacts.
  public override init() {}

  /// Returns whether the app may use contacts: always `denied`.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }

  /// Calls the handler at once with `false` and ``CNError``.
  ///
  /// - Parameters:
  ///   - entityType: The kind of data.
  ///   - completionHandler: A function that is called with `false` and an error.
  @preconcurrency open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, CNError(.authorizationDenied)) }

  /// Throws an error, since a browser does not show contacts to an app.
  ///
  /// - Throws: ``CNError``, always.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    throw CNError(.authorizationDenied)
  }

  /// Throws an error, since a browser does not show contacts to an app.
  ///
  /// - Parameters:
  ///   - fetchRequest: The description of the contacts to read.
  ///   - block: A function that would be called with each contact. It is never called.
  /// - Throws: ``CNError``, always.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError(.authorizationDenied) }

  /// Throws an error, since a browser does not show contacts to an app.
  ///
  /// - Parameters:
  ///   - predicate: The condition for the contacts.
  ///   - keys: The properties to read.
  /// - Throws: ``CNError``, always.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw CNError(.authorizationDenied) }

  /// Throws an error, since a browser does not show contacts to an app.
  ///
  /// - Parameters:
  ///   - identifier: The contact's identifier.
  ///   - keys: The properties to read.
  /// - Throws: ``CNError``, always.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CNError(.authorizationDenied) }

  /// Throws an error, since a browser does not let an app change contacts.
  ///
  /// - Throws: ``CNError``, always.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}

/// Formats the names of contacts.
open class CNContactFormatter: Formatter {
  /// The choice between the written and the pronounced name.
  public enum Style: Int, Sendable {
    /// The contact's full name as it is written.
    case fullName
    /// The name as it is pronounced.
    case phoneticFullName
  }

  /// Returns a contact's name; `nil` if it has none.
  ///
  /// - Parameters:
  ///   - contact: The contact.
  ///   - style: Whether the name is written as spelled or as pronounced.
  open class func string(from contact: CNContact, style: Style) -> String? {
    let names = [
      contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
      contact.nameSuffix,
    ].filter { !$0.isEmpty }
    let name = names.isEmpty ? contact.organizationName : names.joined(separator: " ")
    return name.isEmpty ? nil : name
  }

  /// Returns the description of the properties that a name needs.
  open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor {
    CNContactGivenNameKey
  }
}

/// A formatter of postal addresses.
open class CNPostalAddressFormatter: Formatter {
  /// The form of the formatted address.
  public enum Style: Int, Sendable {
    /// The address has lines as on an envelope.
    case mailingAddress
  }

  /// Returns an address in lines: street, city, country.
  ///
  /// Partial: the lines are in the order that is usual in the United States, whatever the country.
  ///
  /// - Parameters:
  ///   - postalAddress: The address.
  ///   - style: The form of the formatted address.
  open class func string(from postalAddress: CNPostalAddress, style: Style) -> String {
    let region = [postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
    let place = [postalAddress.city, region.joined(separator: " ")].filter { !$0.isEmpty }
    return [postalAddress.street, place.joined(separator: ", "), postalAddress.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
