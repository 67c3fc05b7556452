public import Foundation

/// A protocol whose extension can create a subclass of `NSPredicate` in `NSPredicate(format:)`.
public protocol _PredicateWithFormat {}

extension NSPredicate: _PredicateWithFormat {}

/// A predicate that was created from a format.
final class FormatPredicate: NSPredicate {
  let format: String
  let ownTree: PredicateTree

  init(_ format: String, _ tree: PredicateTree) {
    (self.format, ownTree) = (format, tree)
    super.init { object, variables in tree.holds(for: object, variables) }
  }

  required init?(coder: NSCoder) { nil }

  override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension _PredicateWithFormat {
  /// Creates a predicate from a format and the values of its placeholders `%@`, `%d` and `%K`.
  ///
  /// Foundation on Linux has no formats, so Strata reads them. It supports comparisons, `AND`,
  /// `OR`, `NOT`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, `IN`, `BETWEEN` with
  /// `[cd]`, `ANY`, `ALL`, `NONE`, `nil`, `@count`, `@sum`, `@min`, `@max` and `@avg`, but not
  /// `SUBQUERY` and functions. A format that it cannot read results in a predicate that is always
  /// false, and the reason is written to standard error. Apple's raises an exception; on a server
  /// that would end the program for all visitors when one types an apostrophe into a text that the
  /// app puts into a format. Use `%@` for such a text.
  ///
  /// - Parameters:
  ///   - predicateFormat: The condition, such as `name == %@`.
  ///   - args: The values for the format's placeholders.
  public init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Creates a predicate from a format and an array with the values of its placeholders.
  ///
  /// - Parameters:
  ///   - predicateFormat: The condition, such as `name == %@`.
  ///   - arguments: The values for the format's placeholders; `nil` for none.
  public init(format predicateFormat: String, argumentArray arguments: [Any?]?) {
    let tree: PredicateTree
    do throws(PredicateProblem) {
      var parser = try PredicateParser(predicateFormat, arguments ?? [])
      tree = try parser.predicate()
    } catch {
      try? FileHandle.standardError.write(
        contentsOf: Data("\(error); the predicate is always false\n".utf8))
      tree = .constant(false)
    }
    // Only NSPredicate conforms to the protocol, and the format makes no other class's.
    // swift-format-ignore: NeverForceUnwrap
    self = FormatPredicate(predicateFormat, tree) as! Self
  }
}

extension NSPredicate {
  /// The predicate as a syntax tree; `nil` if it is a closure.
  var tree: PredicateTree? {
    switch self {
    case let predicate as FormatPredicate: return predicate.ownTree
    case let compound as NSCompoundPredicate:
      let parts = (compound.subpredicates as [Any]).map { ($0 as? NSPredicate)?.tree }
      guard !parts.contains(where: { $0 == nil }) else { return nil }
      let trees = parts.compactMap(\.self)
      switch compound.compoundPredicateType {
      case .and: return .and(trees)
      case .or: return .or(trees)
      case .not: return trees.first.map { .not($0) }
      }
    default: return nil
    }
  }
}
