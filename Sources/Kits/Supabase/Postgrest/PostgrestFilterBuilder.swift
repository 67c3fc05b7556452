import Foundation

/// A query to which filters can be added. A row must pass them all.
public struct PostgrestFilterBuilder: PostgrestBuilder {
  /// The request that the query has built so far; for internal use.
  public let _request: _PostgrestRequest

  init(call: PostgrestCall) { _request = _PostgrestRequest(call: call) }

  /// Keeps the rows whose column equals a value.
  ///
  /// - Parameters:
  ///   - column: The name of the column.
  ///   - value: The value that the column is compared with.
  public func eq(_ column: String, value: some PostgrestFilterValue) -> Self {
    filter(column, "eq", value)
  }

  /// Keeps the rows whose column differs from a value.
  ///
  /// - Parameters:
  ///   - column: The name of the column.
  ///   - value: The value that the column is compared with.
  public func neq(_ column: String, value: some PostgrestFilterValue) -> Self {
    filter(column, "neq", value)
  }

  /// Keeps the rows whose column is greater than a value.
  ///
  /// - Parameters:
  ///   - column: The name of the column.
  ///   - value: The value that the column is compared with.
  public func gt(_ column: String, value: some PostgrestFilterValue) -> Self {
    filter(column, "gt", value)
  }

  /// Keeps the rows whose column is greater than or equal to a value.
  ///
  /// - Parameters:
  ///   - column: The name of the column.
  ///   - value: The value that the column is compared with.
  public func gte(_ column: String, value: some PostgrestFilterValue) -> Self {
    filter(column, "gte", value)
  }

  /// Keeps the rows whose column is less than a value.
  ///
  /// - Parameters:
  ///   - column: The name of the column.
  ///   - value: The value that the column is compared with.
  public func lt(_ column: String, value: some PostgrestFilterValue) -> Self {
    filter(column, "lt", value)
  }

  /// Keeps the rows whose column is less than or equal to a value.
  ///
  /// - Parameters:
  ///   - column: The name of the column.
  ///   - value: The value that the column is compared with.
  public func lte(_ column: String, value: some PostgrestFilterValue) -> Self {
    filter(column, "lte", value)
  }

  /// Requests that these columns of the written rows are returned.
  public func select(_ columns: String = "*") -> PostgrestTransformBuilder {
    transform().select(columns)
  }

  /// Sorts the rows; a second call orders the rows that are equal by the first.
  ///
  /// - Parameters:
  ///   - column: The name of the column.
  ///   - ascending: Whether smaller values come first.
  /// - Returns: The request with the order.
  public func order(_ column: String, ascending: Bool = true) -> PostgrestTransformBuilder {
    transform().order(column, ascending: ascending)
  }

  /// Limits the number of rows.
  public func limit(_ count: Int) -> PostgrestTransformBuilder { transform().limit(count) }

  /// Requests one row instead of an array. If the query does not give exactly one row, the service
  /// answers with an error (`PGRST116`).
  public func single() -> PostgrestTransformBuilder { transform().single() }

  private func filter(
    _ column: String, _ operation: String, _ value: some PostgrestFilterValue
  ) -> Self {
    var call = _request.call
    call.query.append(URLQueryItem(name: column, value: "\(operation).\(value.rawValue)"))
    return PostgrestFilterBuilder(call: call)
  }

  private func transform() -> PostgrestTransformBuilder {
    PostgrestTransformBuilder(call: _request.call)
  }
}
