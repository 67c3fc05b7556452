public import Foundation

/// Receives the changes of fetched results.
///
/// Apple's protocol has one type of controller for all results, which Swift alone cannot express,
/// so the controller is passed as `NSFetchedResultsController<NSFetchRequestResult>`, as there.
/// Single changes and changes of sections are not reported.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Called before the objects change.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called after the objects have changed.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing by default.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing by default.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}

/// A section of fetched results. Same as Apple's.
public protocol NSFetchedResultsSectionInfo {
  /// The text that the section's objects have in common.
  var name: String { get }
  /// The section's name for an index beside the list.
  var indexTitle: String? { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects of the section.
  var objects: [Any]? { get }
}

struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var list: [NSManagedObject]

  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { list.count }
  var objects: [Any]? { list }
}

/// A fetch that is repeated when its context changes, and then notifies its delegate.
///
/// Same as Apple's, except that only ``NSFetchedResultsControllerDelegate`` as a whole is notified,
/// not single changes.
// @unchecked: a controller is used where its context is.
open class NSFetchedResultsController<ResultType>: @unchecked Sendable {
  /// A description of the objects to fetch. It needs an order if there are sections.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context in which objects are fetched.
  public let managedObjectContext: NSManagedObjectContext
  /// The key of the section's name; `nil` for one section.
  public let sectionNameKeyPath: String?
  /// Accepted: nothing is cached.
  public let cacheName: String?
  /// The object that is notified of changes.
  public weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The objects; `nil` before the first fetch.
  public private(set) var fetchedObjects: [ResultType]?
  private var fetched: [FetchedSection] = []
  /// A Boolean value that indicates whether the controller observes the context's changes.
  private var isListening = false
  /// A Boolean value that indicates whether a fetch is due at the end of the turn.
  private var isWaiting = false
  /// The device of the last fetch, as which the delegate is called.
  private var owner = OwnerSurroundings()

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - fetchRequest: A description of the objects to fetch.
  ///   - context: The context of the objects.
  ///   - sectionNameKeyPath: The name of the attribute by which the objects are grouped; `nil` for
  ///     one section.
  ///   - name: The name.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
  }

  /// Fetches the objects, and follows the context's changes from now on.
  ///
  /// - Throws: ``CoreDataError``, as a fetch does.
  public func performFetch() throws {
    let objects = try managedObjectContext.fetch(fetchRequest)
    owner = OwnerSurroundings()
    fetchedObjects = objects
    fetched = sorted(objects.compactMap { $0 as? NSManagedObject })
    listen()
  }

  private func sorted(_ objects: [NSManagedObject]) -> [FetchedSection] {
    guard let sectionNameKeyPath else { return [FetchedSection(name: "", list: objects)] }
    let path = PredicateValue.keyPath(sectionNameKeyPath.split(separator: ".").map(String.init))
    var sections: [FetchedSection] = []
    for object in objects {
      let name = Self.name(path.operand(of: object, nil))
      if let index = sections.firstIndex(where: { $0.name == name }) {
        sections[index].list.append(object)
      } else {
        sections.append(FetchedSection(name: name, list: [object]))
      }
    }
    return sections
  }

  private static func name(_ operand: PredicateOperand) -> String {
    switch operand {
    case .text(let text): text
    case .number(let number): "\(number)"
    default: ""
    }
  }

  // MARK: Changes

  private func listen() {
    guard !isListening else { return }
    isListening = true
    managedObjectContext.revision.listen { [weak self] in
      self?.note()
      return self != nil
    }
  }

  /// Fetches again at the end of the turn.
  private func note() {
    guard !isWaiting else { return }
    isWaiting = true
    let owner = owner
    managedObjectContext.queue.async { [weak self] in owner.run { self?.update() } }
  }

  /// Fetches again, and notifies the delegate.
  func update() {
    isWaiting = false
    let controller = NSFetchedResultsController<any NSFetchRequestResult>.view(of: self)
    delegate?.controllerWillChangeContent(controller)
    guard (try? performFetch()) != nil else { return }
    delegate?.controllerDidChangeContent(
      NSFetchedResultsController<any NSFetchRequestResult>.view(of: self))
  }

  /// Returns a controller of the general type with the same objects.
  private static func view<Other>(
    of other: NSFetchedResultsController<Other>
  ) -> NSFetchedResultsController<ResultType> {
    let request = NSFetchRequest<ResultType>(entityName: other.fetchRequest.entityName ?? "")
    request.predicate = other.fetchRequest.predicate
    request.sortDescriptors = other.fetchRequest.sortDescriptors
    let view = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: other.managedObjectContext,
      sectionNameKeyPath: other.sectionNameKeyPath, cacheName: other.cacheName)
    view.fetched = other.fetched
    view.fetchedObjects = other.fetchedObjects?.compactMap { $0 as? ResultType }
    return view
  }

  // MARK: Reading

  /// The sections; `nil` before the first fetch.
  public var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : fetched }
  /// The names of the sections for an index.
  public var sectionIndexTitles: [String] { fetched.compactMap(\.indexTitle) }

  /// Returns the object at a section and a place in it. The program stops if there is none.
  public func object(at indexPath: IndexPath) -> ResultType {
    let object = fetched[indexPath[0]].list[indexPath[1]]
    guard let typed = object as? ResultType else {
      preconditionFailure("\(object.objectID) is not of type \(ResultType.self)")
    }
    return typed
  }

  /// Returns the section and place of an object.
  public func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, content) in fetched.enumerated() {
      let place = content.list.firstIndex { $0 === (object as? NSManagedObject) }
      if let place { return IndexPath(indexes: [section, place]) }
    }
    return nil
  }
}
