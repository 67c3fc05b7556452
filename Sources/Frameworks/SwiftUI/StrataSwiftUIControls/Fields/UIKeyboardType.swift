public import SwiftUICore

/// The on-screen keyboard of a field.
///
/// Same as UIKit's.
public enum UIKeyboardType: Int, Sendable {
  /// The usual keyboard for text.
  case `default`
  /// A keyboard that can type all of ASCII.
  case asciiCapable
  /// A keyboard with numbers and punctuation.
  case numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A keyboard for web addresses.
  case URL
  /// A keyboard with digits.
  case numberPad
  /// A keyboard with digits and the symbols of telephone numbers.
  case phonePad
  /// A keyboard for a name or a telephone number.
  case namePhonePad
  /// A keyboard for email addresses.
  case emailAddress
  /// A keyboard with digits and a decimal separator.
  case decimalPad
  /// A keyboard with easy access to `@` and `#`.
  case twitter
  /// A keyboard for searches in the web.
  case webSearch
  /// A keyboard with the digits 0 to 9.
  case asciiCapableNumberPad

  /// The most similar value of the HTML attribute `inputmode`; `nil` for none.
  var inputMode: String? {
    switch self {
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .decimalPad, .numbersAndPunctuation: "decimal"
    case .phonePad: "tel"
    case .emailAddress: "email"
    case .URL: "url"
    case .webSearch: "search"
    case .default, .asciiCapable, .namePhonePad, .twitter: nil
    }
  }
}

/// The kind of content that a field takes, from which the browser fills it in.
///
/// Same as UIKit's, for the kinds that browsers know.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The text is a full name.
  public static let name = UITextContentType(rawValue: "name")
  /// The text is a given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The text is a family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The text is a nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The text is an email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The text is a user name.
  public static let username = UITextContentType(rawValue: "username")
  /// The text is the current password.
  public static let password = UITextContentType(rawValue: "current-password")
  /// The text is a new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// The text is a one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The text is a telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The text is a street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The text is the name of a city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The text is a state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The text is a postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The text is the name of a country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The text is the name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// The text is the number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The text is a web address.
  public static let URL = UITextContentType(rawValue: "url")
}

extension View {
  /// Sets the on-screen keyboard of the fields in this view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    trait(.keyboard, type.inputMode)
  }

  /// Sets the kind of content of the fields in this view, from which the browser fills them in.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    trait(.contentType, textContentType?.rawValue)
  }
}
