public import Foundation

/// A kind of data for which an app asks for permission.
public enum CNEntityType: Int, Sendable {
  /// Contacts.
  case contacts
}

/// The permission of an app to use contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The person has not been asked yet.
  case notDetermined
  /// The person cannot allow it.
  case restricted
  /// The person has refused.
  case denied
  /// The person has allowed access to all contacts.
  case authorized
  /// The person has allowed access to some contacts.
  case limited
}

/// The reason for which contacts were not read or changed.
public struct CNError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    /// The store cannot be reached.
    case communicationError = 1
    /// The store cannot be read.
    case dataAccessError = 2
    /// A browser shows no app the person's contacts.
    case authorizationDenied = 100
    /// There is no such contact.
    case recordDoesNotExist = 200
  }

  /// The kind of failure.
  public let code: Code
  /// Creates an error.
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
  /// A Boolean value that indicates whether contacts of several accounts become one.
  open var unifyResults = true

  /// Creates a request for all contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable {
  /// No order.
  case none
  /// The order that the person has chosen.
  case userDefault
  /// By given names.
  case givenName
  /// By family names.
  case familyName
}

/// Changes of contacts.
open class CNSaveRequest: NSObject {
  /// Creates a request without changes.
  public override init() {}
  /// Adds a contact.
  ///
  /// - Parameters:
  ///   - contact: The contact.
  ///   - identifier: The identifier of the container to add the contact to.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  /// Changes a contact.
  open func update(_ contact: CNMutableContact) {}
  /// Removes a contact.
  open func delete(_ contact: CNMutableContact) {}
}

/// The person's contacts.
///
/// Partial: a browser shows them to no app, so the status is `denied`, and each attempt throws
/// ``CNError``.
// @unchecked: it has no state.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Creates a store.
  public override init() {}

  /// Returns what an app may use: nothing.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }

  /// Calls the handler at once with `false` and ``CNError``.
  ///
  /// - Parameters:
  ///   - entityType: The kind of data.
  ///   - completionHandler: A function that is called with whether it was allowed, or with an
  ///     error.
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, CNError(.authorizationDenied)) }

  /// Asks for access.
  ///
  /// - Throws: ``CNError``, always.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    throw CNError(.authorizationDenied)
  }

  /// Reads contacts one after the other.
  ///
  /// - Parameters:
  ///   - fetchRequest: A description of the objects to fetch.
  ///   - block: A function that is called with `false` at once, and with `true` if time runs out.
  /// - Throws: ``CNError``, always.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError(.authorizationDenied) }

  /// Reads contacts.
  ///
  /// - Parameters:
  ///   - predicate: The condition for objects; `nil` for all.
  ///   - keys: The keys.
  /// - Throws: ``CNError``, always.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw CNError(.authorizationDenied) }

  /// Reads a contact.
  ///
  /// - Parameters:
  ///   - identifier: The contact's identifier.
  ///   - keys: The keys.
  /// - Throws: ``CNError``, always.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CNError(.authorizationDenied) }

  /// Changes contacts.
  ///
  /// - Throws: ``CNError``, always.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}

/// Writes the names of contacts.
open class CNContactFormatter: Formatter {
  /// The choice of the names that are written.
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

  /// Returns what must be read for a name.
  open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor {
    CNContactGivenNameKey
  }
}

/// Writes addresses.
open class CNPostalAddressFormatter: Formatter {
  /// The choice of the address that is written.
  public enum Style: Int, Sendable {
    /// Lines as on an envelope.
    case mailingAddress
  }

  /// Returns an address in lines: street, place, country.
  ///
  /// Partial: in the order of the United States, whatever the country.
  ///
  /// - Parameters:
  ///   - postalAddress: The address.
  ///   - style: The style.
  open class func string(from postalAddress: CNPostalAddress, style: Style) -> String {
    let region = [postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
    let place = [postalAddress.city, region.joined(separator: " ")].filter { !$0.isEmpty }
    return [postalAddress.street, place.joined(separator: ", "), postalAddress.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
