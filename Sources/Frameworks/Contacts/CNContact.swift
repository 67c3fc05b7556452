// The names are Apple's own.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A property of contacts that is read. The keys are texts.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactBirthdayKey = "birthday"
public let CNContactNoteKey = "note"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactTypeKey = "contactType"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactDatesKey = "dates"

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"

/// The kind of a contact.
public enum CNContactType: Int, Sendable { case person, organization }

/// A person or an organization.
// @unchecked: only a CNMutableContact changes, which as Apple's has one owner.
open class CNContact: NSObject, Identifiable, @unchecked Sendable {
  /// The identifier.
  public let identifier = UUID().uuidString
  public var id: String { identifier }
  public internal(set) var contactType = CNContactType.person
  public internal(set) var namePrefix = ""
  public internal(set) var givenName = ""
  public internal(set) var middleName = ""
  public internal(set) var familyName = ""
  public internal(set) var nameSuffix = ""
  public internal(set) var nickname = ""
  public internal(set) var organizationName = ""
  public internal(set) var departmentName = ""
  public internal(set) var jobTitle = ""
  public internal(set) var note = ""
  public internal(set) var birthday: DateComponents?
  public internal(set) var imageData: Data?
  public internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  public internal(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  public internal(set) var urlAddresses: [CNLabeledValue<NSString>] = []
  public internal(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []

  /// A small picture: the picture.
  public var thumbnailImageData: Data? { imageData }
  /// Whether there is a picture.
  public var imageDataAvailable: Bool { imageData != nil }

  /// Creates an empty contact.
  public override init() {}

  /// Whether a property was read: all were.
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
  public let identifier = UUID().uuidString
  /// The label.
  public let label: String?
  /// The value.
  public let value: Value

  /// Creates a value with a label.
  public init(label: String?, value: Value) { (self.label, self.value) = (label, value) }

  /// Returns a label for people, in English.
  public class func localizedString(forLabel label: String) -> String {
    label.replacing("_$!<", with: "").replacing(">!$_", with: "").lowercased()
  }
}

/// A telephone number.
public final class CNPhoneNumber: NSObject, Sendable {
  /// The number as it was written.
  public let stringValue: String
  /// Creates a number.
  public init(stringValue string: String) { stringValue = string }
}

/// An address of a house.
// @unchecked: only a CNMutablePostalAddress changes, which as Apple's has one owner.
open class CNPostalAddress: NSObject, @unchecked Sendable {
  public internal(set) var street = ""
  public internal(set) var subLocality = ""
  public internal(set) var city = ""
  public internal(set) var subAdministrativeArea = ""
  public internal(set) var state = ""
  public internal(set) var postalCode = ""
  public internal(set) var country = ""
  public internal(set) var isoCountryCode = ""

  /// Creates an empty address.
  public override init() {}
}

/// An address of a house that can be changed.
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
