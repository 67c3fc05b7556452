import Foundation
import StrataPersistence

extension NSManagedObject {
  func problem(_ kind: CoreDataError.Kind, _ property: String, _ rule: String) -> CoreDataError {
    CoreDataError(kind, entity.name, property, rule)
  }

  /// Checks the object's values against the rules of the model.
  func validate() throws(CoreDataError) {
    for attribute in entity.storedAttributes { try validate(attribute) }
    for relationship in entity.sortedRelationships { try validate(relationship) }
  }

  private func validate(_ attribute: NSAttributeDescription) throws(CoreDataError) {
    switch column(attribute.name) {
    case .null:
      guard attribute.isOptional else {
        throw problem(
          .missingValue, attribute.name, "a value is required, since the attribute is not optional")
      }
    case .integer(let number): try validate(Double(number), attribute)
    case .real(let number): try validate(number, attribute)
    case .text(let text):
      guard attribute.attributeType == .stringAttributeType else {
        if let number = Double(text) { try validate(number, attribute) }
        return
      }
      try validate(text, attribute)
    case .bytes, .json: break
    }
  }

  private func validate(
    _ number: Double, _ attribute: NSAttributeDescription
  ) throws(CoreDataError) {
    if let minimum = attribute.minimum, number < minimum {
      throw problem(.tooSmall, attribute.name, "\(number) is less than the minimum, \(minimum)")
    }
    if let maximum = attribute.maximum, number > maximum {
      throw problem(.tooLarge, attribute.name, "\(number) is greater than the maximum, \(maximum)")
    }
  }

  private func validate(_ text: String, _ attribute: NSAttributeDescription) throws(CoreDataError) {
    if let minimum = attribute.minimum, text.count < Int(minimum) {
      throw problem(.tooShort, attribute.name, "the text has fewer than \(Int(minimum)) characters")
    }
    if let maximum = attribute.maximum, text.count > Int(maximum) {
      throw problem(.tooLong, attribute.name, "the text has more than \(Int(maximum)) characters")
    }
    if let pattern = attribute.pattern,
      text.range(of: "^(?:\(pattern))$", options: .regularExpression) == nil
    {
      throw problem(
        .noMatch, attribute.name, "the text does not match the regular expression \(pattern)")
    }
  }

  private func validate(_ relationship: NSRelationshipDescription) throws(CoreDataError) {
    guard relationship.isToMany else {
      if !relationship.isOptional, relatedID(relationship) == nil {
        throw problem(
          .missingValue, relationship.name,
          "a related object is required, since the relationship is not optional")
      }
      return
    }
    // Values that were not loaded were not changed.
    guard let count = links[relationship.name]?.count else { return }
    if count < relationship.minCount, !(relationship.isOptional && count == 0) {
      throw problem(
        .tooFewObjects, relationship.name,
        "the relationship has fewer than \(relationship.minCount) objects")
    }
    if relationship.maxCount > 0, count > relationship.maxCount {
      throw problem(
        .tooManyObjects, relationship.name,
        "the relationship has more than \(relationship.maxCount) objects")
    }
  }

  /// Throws an error if a relationship's rule denies the deletion.
  func validateDeletion() throws(CoreDataError) {
    for relationship in entity.sortedRelationships
    where relationship.deleteRule == .denyDeleteRule {
      let others =
        relationship.isToMany
        ? relatedObjects(relationship) : [related(relationship)].compactMap(\.self)
      guard others.allSatisfy(\.isDeleted) else {
        throw problem(
          .deniedDeletion, relationship.name,
          "the object cannot be deleted while this relationship has objects (rule Deny)")
      }
    }
  }
}
