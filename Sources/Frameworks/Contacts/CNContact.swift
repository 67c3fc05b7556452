// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A description of the properties of contacts that are to be read, such as their keys, which are
/// strings.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

/// The key of a contact's identifier.
public let CNContactIdentifierKey = "identifier"
/// The key of the text before a contact's name, such as “Dr.”.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of a contact's given name.
public let CNContactGivenNameKey = "givenName"
/// The key of a contact's middle name.
public let CNContactMiddleNameKey = "middleName"
/// The key of a contact's family name.
public let CNContactFamilyNameKey = "familyName"
/// The key of a contact's nickname.
public let CNContactNicknameKey = "nickname"
/// The key of the name of a contact's organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of a contact's department.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of a contact's job title.
public let CNContactJobTitleKey = "jobTitle"
/// The key of a contact's birthday.
public let CNContactBirthdayKey = "birthday"
/// The key of a contact's note.
public let CNContactNoteKey = "note"
/// The key of a contact's picture.
public let CNContactImageDataKey = "imageData"
/// The key of a contact's small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of the Boolean value that indicates whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of the kind of contact.
public let CNContactTypeKey = "contactType"
/// The key of a contact's telephone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of a contact's email addresses.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of a contact's postal addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of a contact's web addresses.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The key of a contact's dates, such as an anniversary.
public let CNContactDatesKey = "dates"

/// The label of a private number or address.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of a number or address at work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of another number or address.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of a mobile telephone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of an iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label of the main number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label of an email address in iCloud.
public let CNLabelEmailiCloud = "iCloud"
/// The label of a home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"

/// The kind of a contact.
public enum CNContactType: Int, Sendable {
  /// The contact is a person.
  case person
  /// The contact is an organization.
  case organization
}

/// A person or an organization.
// @unchecked: only a CNMutableContact changes, which as Apple's has one owner.
open class CNContact: NSObject, Identifiable, @unchecked Sendable {
  /// The contact's identifier.
  public let identifier = UUID().uuidString
  public var id: String { identifier }
  /// The kind of contact.
  public internal(set) var contactType = CNContactType.person
  /// The text before the name, such as "Dr.".
  public internal(set) var namePrefix = ""
  /// The given name of the contact.
  public internal(set) var givenName = ""
  /// The middle name of the contact.
  public internal(set) var middleName = ""
  /// The family name of the contact.
  public internal(set) var familyName = ""
  /// The text after the name, such as "Jr.".
  public internal(set) var nameSuffix = ""
  /// The contact's nickname.
  public internal(set) var nickname = ""
  /// The name of the organization.
  public internal(set) var organizationName = ""
  /// The name of the department.
  public internal(set) var departmentName = ""
  /// The job title of the contact.
  public internal(set) var jobTitle = ""
  /// The note about the contact.
  public internal(set) var note = ""
  /// The birthday, whose year may be missing.
  public internal(set) var birthday: DateComponents?
  public internal(set) var imageData: Data?
  public internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  /// The email addresses with their labels.
  public internal(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  /// The web addresses with their labels.
  public internal(set) var urlAddresses: [CNLabeledValue<NSString>] = []
  /// The postal addresses with their labels.
  public internal(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []

  /// The picture in a small size, which is always the picture itself, `imageData`.
  public var thumbnailImageData: Data? { imageData }
  /// A Boolean value that indicates whether there is a picture.
  public var imageDataAvailable: Bool { imageData != nil }

  /// Creates an empty contact.
  public override init() {}

  /// Returns whether a property was read: always `true`.
  open func isKeyAvailable(_ key: String) -> Bool { true }

  /// Returns a copy that can be changed.
  open override func mutableCopy() -> Any {
    let copy = CNMutableContact()
    copy.take(self)
    return copy
  }

  fileprivate func take(_ other: CNContact) {
    (contactType, namePrefix, givenName) = (other.contactType, other.namePrefix, other.givenName)
    (middleName, familyName, nameSuffix) = (other.middleName, other.familyName, other.nameSuffix)
    (nickname, organizationName) = (other.nickname, other.organizationName)
    (departmentName, jobTitle, note) = (other.departmentName, other.jobTitle, other.note)
    (birthday, imageData, phoneNumbers) = (other.birthday, other.imageData, other.phoneNumbers)
    (emailAddresses, urlAddresses) = (other.emailAddresses, other.urlAddresses)
    postalAddresses = other.postalAddresses
  }
}

/// A contact that can be changed.
public final class CNMutableContact: CNContact, @unchecked Sendable {
  public override var contactType: CNContactType {
    get { super.contactType }
    set { super.contactType = newValue }
  }
  public override var namePrefix: String {
    get { super.namePrefix }
    set { super.namePrefix = newValue }
  }
  public override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  public override var middleName: String {
    get { super.middleName }
    set { super.middleName = newValue }
  }
  public override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  public override var nameSuffix: String {
    get { super.nameSuffix }
    set { super.nameSuffix = newValue }
  }
  public override var nickname: String {
    get { super.nickname }
    set { super.nickname = newValue }
  }
  public override var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
  }
  public override var departmentName: String {
    get { super.departmentName }
    set { super.departmentName = newValue }
  }
  public override var jobTitle: String {
    get { super.jobTitle }
    set { super.jobTitle = newValue }
  }
  public override var note: String {
    get { super.note }
    set { super.note = newValue }
  }
  public override var birthday: DateComponents? {
    get { super.birthday }
    set { super.birthday = newValue }
  }
  public override var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
  public override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  public override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
  public override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { super.urlAddresses = newValue }
  }
  public override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { super.postalAddresses = newValue }
  }
}

/// A value with a label, such as a number for work.
public final class CNLabeledValue<Value: AnyObject>: NSObject {
  /// A unique identifier of the labeled value.
  public let identifier = UUID().uuidString
  /// The purpose of the value, such as `home` or `work`.
  public let label: String?
  /// The value, such as a phone number.
  public let value: Value

  /// Creates a value with a label.
  ///
  /// - Parameters:
  ///   - label: The purpose of the value, such as `home` or `work`.
  ///   - value: The value, such as a phone number.
  public init(label: String?, value: Value) { (self.label, self.value) = (label, value) }

  /// Returns the label as people read it, in English.
  public class func localizedString(forLabel label: String) -> String {
    label.replacing("_$!<", with: "").replacing(">!$_", with: "").lowercased()
  }
}

/// A phone number of a contact.
public final class CNPhoneNumber: NSObject, Sendable {
  /// The number as it was written.
  public let stringValue: String
  /// Creates a phone number of a contact.
  public init(stringValue string: String) { stringValue = string }
}

/// A postal address of a contact.
// @unchecked: only a CNMutablePostalAddress changes, which as Apple's has one owner.
open class CNPostalAddress: NSObject, @unchecked Sendable {
  /// The street and the number.
  public internal(set) var street = ""
  /// The district of the city.
  public internal(set) var subLocality = ""
  /// The name of the city.
  public internal(set) var city = ""
  /// The county or district.
  public internal(set) var subAdministrativeArea = ""
  /// The state or province.
  public internal(set) var state = ""
  /// The postal code of the address.
  public internal(set) var postalCode = ""
  /// The name of the country.
  public internal(set) var country = ""
  /// The code of the country, such as `DE`.
  public internal(set) var isoCountryCode = ""

  /// Creates an empty address.
  public override init() {}
}

/// A postal address of a contact that can be changed.
public final class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  public override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  public override var subLocality: String {
    get { super.subLocality }
    set { super.subLocality = newValue }
  }
  public override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  public override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  public override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  public override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  public override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
}
