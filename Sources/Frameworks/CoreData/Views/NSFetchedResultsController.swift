public import Foundation

/// An object that is notified when fetched results change.
///
/// In Apple's protocol, one type of controller stands for controllers of all results, which Swift
/// without Objective-C cannot express. So the controller is passed as an
/// `NSFetchedResultsController<NSFetchRequestResult>`, whose type is the same as in Apple's
/// methods. Changes of single objects and of sections are not reported.
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
  /// The title of the section in an index beside the list.
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

/// A fetch that is repeated when its context changes, and that notifies a delegate.
///
/// Same as Apple's, except that the delegate is notified of a change as a whole, not of each
/// changed object.
// @unchecked: a controller is used where its context is.
open class NSFetchedResultsController<ResultType>: @unchecked Sendable {
  /// The description of the objects to fetch. If there are sections, it must have an order.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context in which objects are fetched.
  public let managedObjectContext: NSManagedObjectContext
  /// The key path of the value that names an object's section; `nil` if there is only one section.
  public let sectionNameKeyPath: String?
  /// The name of a cache.
  ///
  /// Accepted: it has no effect; nothing is cached.
  public let cacheName: String?
  /// The object that is notified of changes.
  public weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The fetched objects; `nil` before the first fetch.
  public private(set) var fetchedObjects: [ResultType]?
  private var fetched: [FetchedSection] = []
  /// A Boolean value that indicates whether the controller observes the context's changes.
  private var isListening = false
  /// A Boolean value that indicates whether the objects will be fetched again at the end of the
  /// current event.
  private var isWaiting = false
  /// The device and the languages of the last fetch, with which the delegate is called.
  private var owner = OwnerSurroundings()

  /// Creates a fetch that is repeated when its context changes, and that notifies a delegate.
  ///
  /// - Parameters:
  ///   - fetchRequest: A description of the objects to fetch.
  ///   - context: The context of the objects.
  ///   - sectionNameKeyPath: The key path of the value by which the objects are grouped; `nil` for
  ///     one section.
  ///   - name: The name of a cache. It has no effect.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
  }

  /// Fetches the objects, and fetches them again whenever the context changes from then on.
  ///
  /// - Throws: ``CoreDataError`` if the model lacks the entity, or the store cannot be read.
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

  /// Schedules a fetch for the end of the current event.
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

  /// Returns a controller with the same objects and the general type that the delegate gets.
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
  /// The titles of the sections for an index.
  public var sectionIndexTitles: [String] { fetched.compactMap(\.indexTitle) }

  /// Returns the object at an index path: its section and its index in it. The program stops if
  /// there is none.
  public func object(at indexPath: IndexPath) -> ResultType {
    let object = fetched[indexPath[0]].list[indexPath[1]]
    guard let typed = object as? ResultType else {
      preconditionFailure("\(object.objectID) is not of type \(ResultType.self)")
    }
    return typed
  }

  /// Returns the index path of an object: its section and its index in it; `nil` if it was not
  /// fetched.
  public func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, content) in fetched.enumerated() {
      let place = content.list.firstIndex { $0 === (object as? NSManagedObject) }
      if let place { return IndexPath(indexes: [section, place]) }
    }
    return nil
  }
}
