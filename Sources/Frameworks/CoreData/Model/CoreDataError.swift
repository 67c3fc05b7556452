public import Foundation

/// An error of a model, a store, a fetch or a save, with the entity, the property and the rule.
///
/// Strata's addition: Apple throws `NSError`. As an `NSError` it has Apple's domain and code:
/// `(error as NSError).code == NSValidationMissingMandatoryPropertyError`.
public struct CoreDataError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Kind: Int, Sendable {
    /// The model cannot be read or used.
    case invalidModel = 134020
    /// The store cannot be opened.
    case unopenedStore = 134080
    /// The tables of the store cannot be changed to those of the model.
    case migration = 134130
    /// The context has no store.
    case missingStore = 134093
    /// The store cannot be read or written.
    case storage = 134030
    /// The store belongs to another device.
    case otherDevice = 134070
    /// The fetch request is invalid or not supported.
    case fetch = 134061
    /// A property that must have a value has none.
    case missingValue = 1570
    /// A relationship has too few objects.
    case tooFewObjects = 1580
    /// A relationship has too many objects.
    case tooManyObjects = 1590
    /// An object cannot be deleted as long as other objects are related to it.
    case deniedDeletion = 1600
    /// A number or date is too large.
    case tooLarge = 1610
    /// A number or date is too small.
    case tooSmall = 1620
    /// A text is too long.
    case tooLong = 1660
    /// A text is too short.
    case tooShort = 1670
    /// A text does not match the regular expression of its attribute.
    case noMatch = 1680
    /// Another context has changed an object since it was read.
    case conflict = 133020
    /// Another object already has the value of an attribute that must be unique.
    case takenValue = 133021
  }

  /// The kind of the failure: for instance a conflict, or a text that is too long.
  public let kind: Kind
  /// The name of the entity, if the error concerns one.
  public let entity: String?
  /// The name of the attribute or relationship, if the error concerns one.
  public let property: String?
  /// The rule of the data model that an object breaks, or why a store, fetch or save failed.
  public let rule: String

  /// Creates an error of a model, a store, a fetch or a save, with the entity, the property and the
  /// rule.
  init(_ kind: Kind, _ entity: String?, _ property: String?, _ rule: String) {
    (self.kind, self.entity, self.property, self.rule) = (kind, entity, property, rule)
  }
}

extension CoreDataError: LocalizedError, CustomNSError {
  public static var errorDomain: String { NSCocoaErrorDomain }
  public var errorCode: Int { kind.rawValue }
  /// A sentence that names the entity, the property and the rule.
  public var errorDescription: String? {
    let place = [entity, property].compactMap(\.self).joined(separator: ".")
    return place.isEmpty ? rule : "\(place): \(rule)"
  }
  public var errorUserInfo: [String: Any] {
    var info: [String: Any] = [NSLocalizedDescriptionKey: errorDescription ?? rule]
    if let property { info[NSValidationKeyErrorKey] = property }
    return info
  }
}

/// The key of the property's name in an error's `userInfo`. Same as Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The code of the error for a property that must have a value and has none. Same as Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSValidationMissingMandatoryPropertyError = 1570
/// The code of the error for a deletion that a relationship's rule denies. Same as Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSValidationRelationshipDeniedDeleteError = 1600
/// The code of the error for a conflict between two changes. Same as Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSManagedObjectMergeError = 133020
/// The code of the error for a unique value that another object already has. Same as Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSManagedObjectConstraintMergeError = 133021
