public import Foundation
import StrataViewTree
import SwiftUI

/// The objects that a view's request has fetched.
///
/// Same as Apple's. Setting the order or the condition fetches the objects again.
public struct FetchedResults<Result: NSManagedObject>: RandomAccessCollection {
  private let fetch: ViewFetch<Result>?
  private let configuration: FetchRequest<Result>.Configuration
  private let objects: [Result]

  @MainActor init(
    _ fetch: ViewFetch<Result>?, _ configuration: FetchRequest<Result>.Configuration
  ) {
    self.fetch = fetch
    self.configuration = fetch?.current ?? configuration
    objects = fetch?.objects ?? []
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  /// The object at an index; an index out of bounds is a programming error.
  public subscript(position: Int) -> Result { objects[position] }

  /// The condition that the fetched objects satisfy.
  @MainActor @preconcurrency public var nsPredicate: NSPredicate? {
    get { configuration.nsPredicate }
    nonmutating set { change { $0.nsPredicate = newValue } }
  }

  /// The order of the fetched objects.
  @MainActor @preconcurrency public var nsSortDescriptors: [NSSortDescriptor] {
    get { configuration.nsSortDescriptors }
    nonmutating set { change { ($0.nsSortDescriptors, $0.sortDescriptors) = (newValue, []) } }
  }

  /// The order, by key paths.
  @MainActor @preconcurrency public var sortDescriptors: [SortDescriptor<Result>] {
    get { configuration.sortDescriptors }
    nonmutating set { change { ($0.nsSortDescriptors, $0.sortDescriptors) = ([], newValue) } }
  }

  @MainActor private func change(_ edit: (inout FetchRequest<Result>.Configuration) -> Void) {
    var configuration = fetch?.current ?? configuration
    edit(&configuration)
    fetch?.change(to: configuration)
  }
}

/// The fetch of a view's request, which is repeated after changes.
@MainActor final class ViewFetch<Result: NSManagedObject> {
  private(set) var context: NSManagedObjectContext?
  /// The configuration of the fetch; the app may have changed it since the view was created.
  private(set) var current = FetchRequest<Result>.Configuration()
  private var isChanged = false
  private var transaction: Transaction?
  private var found: [Result] = []
  /// A Boolean value that indicates whether reading the objects fetches them again.
  private var isStale = true
  /// A Boolean value that indicates whether the context has changed since the last fetch. Code that
  /// reads the objects more than once, such as a loop that deletes them by their index, gets the
  /// same objects until the view is evaluated or the current work of the main queue has ended.
  private var isOutdated = false
  private let changes = ContextRevision()

  /// Updates the request at an evaluation of the view.
  func prepare(
    _ configuration: FetchRequest<Result>.Configuration, _ transaction: Transaction?,
    _ context: NSManagedObjectContext
  ) {
    self.transaction = transaction
    renew()
    if !isChanged {
      // A predicate is not comparable, so a new evaluation fetches again.
      (current, isStale) = (configuration, true)
    }
    if context !== self.context { listen(to: context) }
  }

  /// Changes the configuration, and fetches the objects again when they are next read.
  func change(to configuration: FetchRequest<Result>.Configuration) {
    (current, isChanged, isStale) = (configuration, true, true)
    advance()
  }

  /// The fetched objects. A view that reads them is evaluated again when they may have changed.
  var objects: [Result] {
    _ = changes.current
    // A part of the view, such as a row, may be evaluated without the view.
    if Evaluation.current != nil { renew() }
    guard isStale, let context else { return found }
    isStale = false
    do {
      found = try fetch(in: context)
    } catch {
      found = []
      try? FileHandle.standardError.write(
        contentsOf: Data("@FetchRequest<\(Result.self)>: \(error.localizedDescription)\n".utf8))
    }
    return found
  }

  /// Fetches the objects. If they are sorted by key paths, all are fetched, sorted, and then
  /// limited.
  private func fetch(in context: NSManagedObjectContext) throws -> [Result] {
    let request = NSFetchRequest<Result>()
    request.entityName = current.request?.entityName
    request.predicate = current.nsPredicate
    request.sortDescriptors = current.nsSortDescriptors
    let limit = max(0, current.request?.fetchLimit ?? 0)
    let offset = max(0, current.request?.fetchOffset ?? 0)
    guard !current.sortDescriptors.isEmpty else {
      (request.fetchLimit, request.fetchOffset) = (limit, offset)
      return try context.fetch(request)
    }
    let sorted = try context.fetch(request).sorted(using: current.sortDescriptors)
    let rest = sorted.dropFirst(offset)
    return Array(limit == 0 ? rest : rest.prefix(limit))
  }

  private func listen(to context: NSManagedObjectContext) {
    (self.context, isStale) = (context, true)
    context.revision.listen { [weak self, weak context] in
      guard let self, let context else { return false }
      let origin = ObjectIdentifier(context)
      NSManagedObjectContext.onMain { self.note(origin) }
      return true
    }
  }

  private func note(_ origin: ObjectIdentifier) {
    guard let context, ObjectIdentifier(context) == origin else { return }
    if !isOutdated {
      isOutdated = true
      // For readers outside of an evaluation, such as a task.
      DispatchQueue.main.async { [weak self] in self?.renew() }
    }
    advance()
  }

  /// Invalidates the objects, so that reading them fetches them again.
  private func renew() {
    guard isOutdated else { return }
    (isOutdated, isStale) = (false, true)
  }

  private func advance() {
    guard let transaction else { return changes.advance() }
    withTransaction(transaction) { changes.advance() }
  }
}

extension NSManagedObjectContext {
  /// Runs a closure on the main actor: at once if the caller is on it, asynchronously otherwise.
  static func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    guard MainQueue.isCurrent else { return DispatchQueue.main.async { action() } }
    MainActor.assumeIsolated(action)
  }
}
