import Foundation

/// An error of a container, a context or a fetch.
///
/// Same as Apple's, with further information: the model, the attribute and the rule, as far as they
/// are known. Two errors are equal if they are of the same kind, so that `catch
/// SwiftDataError.unsupportedPredicate` catches all errors of the kind.
public struct SwiftDataError: Error, Hashable, Sendable {
  private enum Kind: String {
    case configurationFileNameContainsInvalidCharacters, configurationFileNameTooLong
    case configurationSchemaNotFoundInContainerSchema, duplicateConfiguration
    case loadIssueModelContainer, unknownSchema, backwardMigration
    case missingModelContext, modelValidationFailure
    case unsupportedPredicate, unsupportedSortDescriptor, unsupportedKeyPath
    case includePendingChangesWithBatchSize, storage, otherDevice
  }

  private let kind: Kind
  /// The name of the model, if the error concerns one.
  public private(set) var model: String?
  /// The name of the attribute or relationship, if the error concerns one.
  public private(set) var attribute: String?
  /// The rule of the data model that was broken, or the cause of the failure.
  public private(set) var rule: String = ""

  private init(_ kind: Kind) { self.kind = kind }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.kind == rhs.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// Returns the error with the model, the attribute and the rule that it concerns.
  func about(_ model: String? = nil, _ attribute: String? = nil, _ rule: String) -> Self {
    var error = self
    (error.model, error.attribute, error.rule) = (model, attribute, rule)
    return error
  }
}

extension SwiftDataError {
  /// A configuration's name contains a character that a file's name cannot contain.
  public static let configurationFileNameContainsInvalidCharacters = Self(
    .configurationFileNameContainsInvalidCharacters)
  /// A configuration's name is too long for a file.
  public static let configurationFileNameTooLong = Self(.configurationFileNameTooLong)
  /// A configuration names a model that the container's schema does not have.
  public static let configurationSchemaNotFoundInContainerSchema = Self(
    .configurationSchemaNotFoundInContainerSchema)
  /// Two configurations have the same store.
  public static let duplicateConfiguration = Self(.duplicateConfiguration)
  /// The store cannot be opened or migrated, or the schema cannot be stored.
  public static let loadIssueModelContainer = Self(.loadIssueModelContainer)
  /// The store has a schema that the migration plan does not know.
  public static let unknownSchema = Self(.unknownSchema)
  /// The store has a later schema than the container.
  public static let backwardMigration = Self(.backwardMigration)
  /// The model has no context.
  public static let missingModelContext = Self(.missingModelContext)
  /// A model breaks a rule: a unique value is taken, or a delete rule denies its deletion.
  public static let modelValidationFailure = Self(.modelValidationFailure)
  /// A predicate cannot be evaluated.
  public static let unsupportedPredicate = Self(.unsupportedPredicate)
  /// Rows cannot be sorted in the requested order.
  public static let unsupportedSortDescriptor = Self(.unsupportedSortDescriptor)
  /// A key path names no persisted property.
  public static let unsupportedKeyPath = Self(.unsupportedKeyPath)
  /// Pending changes cannot be included in an enumeration by batches.
  public static let includePendingChangesWithBatchSize = Self(.includePendingChangesWithBatchSize)
  /// The database cannot be read or written. It is Strata's addition: Apple throws errors of Core
  /// Data.
  public static let storage = Self(.storage)
  /// The context belongs to another device than the one for which the code runs. It is Strata's
  /// addition, since one process serves many devices.
  public static let otherDevice = Self(.otherDevice)
}

extension SwiftDataError: LocalizedError {
  /// A sentence that names the model, the attribute and the rule.
  public var errorDescription: String? {
    let place = [model, attribute].compactMap(\.self).joined(separator: ".")
    return [place, rule.isEmpty ? kind.rawValue : rule].filter { !$0.isEmpty }
      .joined(separator: ": ")
  }
}

extension SwiftDataError: CustomStringConvertible {
  public var description: String { "SwiftDataError.\(kind.rawValue): \(errorDescription ?? "")" }
}
