public import Foundation
public import SwiftUI

/// The objects that a view shows in sections, from the context in its environment.
///
/// Same as Apple's, except that its configuration cannot be set. A section consists of consecutive
/// objects with the same value.
@MainActor @preconcurrency @propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSManagedObject>:
  DynamicProperty
{
  private var request: FetchRequest<Result>
  private let identifier: KeyPath<Result, SectionIdentifier>

  /// Creates a property that fetches the objects of a class in sections.
  ///
  /// - Parameters:
  ///   - sectionIdentifier: A key path to the value that the objects of a section have in common.
  ///   - sortDescriptors: The order of the objects, in which those of a section follow each other.
  ///   - predicate: The condition, or `nil` for all objects.
  ///   - animation: The animation of changes; `nil` for none.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    identifier = sectionIdentifier
    request = FetchRequest(
      sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
  }

  /// Creates a property that fetches the objects of a class in sections, in the order of Swift's
  /// sort descriptors.
  ///
  /// - Parameters:
  ///   - sectionIdentifier: A key path to the value by which the objects are grouped.
  ///   - sortDescriptors: The order of the objects.
  ///   - predicate: The condition for objects; `nil` for all.
  ///   - animation: The animation of changes of the results.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    identifier = sectionIdentifier
    request = FetchRequest(
      sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
  }

  /// Creates a property that fetches the objects of a request in sections.
  ///
  /// - Parameters:
  ///   - fetchRequest: A description of the objects to fetch.
  ///   - sectionIdentifier: A key path to the value by which the objects are grouped.
  ///   - animation: The animation of changes of the results.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    identifier = sectionIdentifier
    request = FetchRequest(fetchRequest: fetchRequest, animation: animation)
  }

  /// The sections; none if the objects could not be fetched.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(request.wrappedValue, identifier)
  }

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    request._connect(storage, slot: slot)
  }
}

/// The sections of a view's request. Same as Apple's.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSManagedObject>:
  RandomAccessCollection
{
  /// A section: the objects that have one value in common.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The value that the section's objects have in common.
    public let id: SectionIdentifier
    fileprivate var objects: [Result]

    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }
  }

  private var sections: [Section] = []

  init(_ objects: FetchedResults<Result>, _ identifier: KeyPath<Result, SectionIdentifier>) {
    for object in objects {
      let value = object[keyPath: identifier]
      if sections.last?.id != value { sections.append(Section(id: value, objects: [])) }
      sections[sections.count - 1].objects.append(object)
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }
}
