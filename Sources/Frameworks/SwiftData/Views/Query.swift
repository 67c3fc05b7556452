import Foundation
import StrataViewTree
public import SwiftUI

/// The models that a view shows, from the context in its environment.
///
///     @Query(sort: \Trip.start) private var trips: [Trip]
///
/// Same as Apple's: for a property `trips`, the macro of this name stores the query as `_trips`,
/// which an initializer of the view may set. The view is updated when the context changes, and when
/// another context of the store saves, such as that of another window.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>
  private let transaction: Transaction?
  private let convert: ([Element]) -> Result
  private var fetch: QueryFetch<Element>?

  init(
    descriptor: FetchDescriptor<Element>, transaction: Transaction?,
    convert: @escaping ([Element]) -> Result
  ) {
    (self.descriptor, self.transaction, self.convert) = (descriptor, transaction, convert)
  }

  /// The fetched models; none if they could not be fetched.
  @MainActor @preconcurrency public var wrappedValue: Result { convert(fetch?.models ?? []) }

  /// The error because of which the models could not be fetched; `nil` if they were.
  @MainActor @preconcurrency public var fetchError: (any Error)? {
    _ = fetch?.models
    return fetch?.error
  }

  /// The context of the models.
  @MainActor @preconcurrency public var modelContext: ModelContext {
    fetch?.context ?? EnvironmentValues().modelContext
  }

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    let fetch = storage.object(slot) { QueryFetch<Element>() }
    let values = EnvironmentValues(storage.environment, for: storage.owner)
    fetch.prepare(descriptor, transaction, values.modelContext)
    self.fetch = fetch
  }
}

/// The fetch of a view's query, which is repeated after changes.
@MainActor final class QueryFetch<Element: PersistentModel> {
  private(set) var context: ModelContext?
  private(set) var error: (any Error)?
  private var descriptor = FetchDescriptor<Element>()
  private var transaction: Transaction?
  private var found: [Element] = []
  private var isStale = true
  /// The statement of the last fetch, if it contained the whole fetch; otherwise `nil`.
  private var last: SQLText?
  private let changes = ContextRevision()

  /// Updates the query at an evaluation of the view.
  func prepare(
    _ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?, _ context: ModelContext
  ) {
    (self.descriptor, self.transaction) = (descriptor, transaction)
    if context !== self.context { listen(to: context) }
    let statement = (try? FetchPlan(descriptor, context.core.plan)).flatMap {
      $0.isComplete ? $0.source : nil
    }
    if statement == nil || statement != last { isStale = true }
    last = statement
  }

  /// The fetched models. A view that reads them is evaluated again when they may have changed.
  var models: [Element] {
    _ = changes.current
    guard isStale, let context else { return found }
    isStale = false
    do {
      (found, error) = (try context.fetch(descriptor), nil)
    } catch {
      (found, self.error) = ([], error)
    }
    return found
  }

  private func listen(to context: ModelContext) {
    (self.context, isStale) = (context, true)
    context.revision.listen { [weak self, weak context] in
      guard let self, let context else { return false }
      let origin = ObjectIdentifier(context)
      ContextEar.onMain { self.change(in: origin) }
      return true
    }
  }

  private func change(in origin: ObjectIdentifier) {
    guard let context, ObjectIdentifier(context) == origin else { return }
    isStale = true
    guard let transaction else { return changes.advance() }
    withTransaction(transaction) { changes.advance() }
  }
}
