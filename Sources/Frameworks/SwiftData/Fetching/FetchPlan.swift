import Foundation
import StrataPersistence

/// A fetch as an SQL statement, and the work that remains to be done in Swift.
struct FetchPlan<Model: PersistentModel> {
  let entity: EntityPlan
  /// The part of the SQL statement from `FROM` on.
  let source: SQLText
  /// The predicate, if the statement does not contain it; otherwise `nil`.
  private(set) var predicate: Predicate<Model>?
  /// The order, if the statement does not contain it; otherwise it is empty.
  private(set) var order: [SortDescriptor<Model>] = []
  /// The reasons for which the statement does not contain the predicate, or the order.
  private(set) var filterCause: Untranslatable?
  private(set) var orderCause: Untranslatable?
  private let limit: Int?
  private let offset: Int

  init(_ descriptor: FetchDescriptor<Model>, _ schema: SchemaPlan) throws {
    entity = try schema.entity(Schema.entityName(for: Model.self))
    (limit, offset) = (descriptor.fetchLimit, descriptor.fetchOffset ?? 0)
    var text = SQLText("FROM \(entity.name.quoted) AS \(PredicateTranslator.alias)")
    if let predicate = descriptor.predicate {
      do {
        let translator = PredicateTranslator(schema: schema)
        text = text + " WHERE " + (try translator.condition(predicate, of: entity))
      } catch let cause as Untranslatable {
        (self.predicate, filterCause) = (predicate, cause)
      }
    }
    do throws(Untranslatable) {
      text = text + " ORDER BY \(try Self.order(descriptor.sortBy, entity))"
    } catch {
      text = text + " ORDER BY \(PredicateTranslator.alias).\(OwnColumn.key)"
      (order, orderCause) = (descriptor.sortBy, error)
    }
    source = predicate == nil && order.isEmpty ? text + Self.slice(limit, offset) : text
  }

  /// A Boolean value that indicates whether the statement contains the whole fetch, so that no work
  /// remains.
  var isComplete: Bool { predicate == nil && order.isEmpty }

  /// Returns the order as SQL.
  ///
  /// - Throws: ``Untranslatable`` if one of the descriptors compares by a Swift type's `<`, which
  ///   SQL does not know.
  private static func order(
    _ descriptors: [SortDescriptor<Model>], _ entity: EntityPlan
  ) throws(Untranslatable) -> String {
    var terms: [String] = []
    for descriptor in descriptors {
      let direction = descriptor.order == .forward ? "ASC" : "DESC"
      let name = try column(of: descriptor, entity).quoted
      terms.append("\(PredicateTranslator.alias).\(name) \(direction)")
    }
    terms.append("\(PredicateTranslator.alias).\(OwnColumn.key)")
    return terms.joined(separator: ", ")
  }

  private static func column(
    of descriptor: SortDescriptor<Model>, _ entity: EntityPlan
  ) throws(Untranslatable) -> String {
    guard let keyPath = descriptor.keyPath, let name = entity.property(keyPath) else {
      throw Untranslatable(
        "it is not by a property that is stored", part: "the order of \(entity.name)")
    }
    guard let codec = entity.attribute(name)?.codec, codec.isOrdered,
      descriptor.stringComparator.map({ $0 == .lexical || $0 == Self.reverse }) ?? true
    else {
      throw Untranslatable(
        "SQL orders these values in another way than Swift", part: "the order by \(name)")
    }
    return name
  }

  private static var reverse: String.StandardComparator {
    String.StandardComparator(.lexical, order: .reverse)
  }

  private static func slice(_ limit: Int?, _ offset: Int) -> SQLText {
    guard limit != nil || offset > 0 else { return SQLText("") }
    return SQLText(" LIMIT ? OFFSET ?", [.integer(limit ?? -1), .integer(max(0, offset))])
  }

  /// Filters and sorts the models in Swift, as far as the statement does not do it.
  func finish(_ models: [Model]) throws -> [Model] {
    guard !isComplete else { return models }
    var models = models
    if let predicate {
      do {
        models = try models.filter(predicate.evaluate)
      } catch let error as SwiftDataError {
        throw error
      } catch {
        throw SwiftDataError.unsupportedPredicate.about(entity.name, nil, "\(error)")
      }
    }
    if !order.isEmpty { models.sort(using: order) }
    let rest = models.dropFirst(max(0, offset))
    return Array(limit.map { rest.prefix(max(0, $0)) } ?? rest)
  }
}

extension EntityPlan {
  /// The columns of a row of the alias, the key first.
  var selection: String {
    ([OwnColumn.key] + columns.map(\.quoted)).map { "\(PredicateTranslator.alias).\($0)" }
      .joined(separator: ", ")
  }
}
