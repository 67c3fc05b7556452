import Foundation

/// Which rows are meant. Filters add up: a row must pass them all.
public struct PostgrestFilterBuilder: PostgrestBuilder {
  public let _request: _PostgrestRequest

  init(call: PostgrestCall) { _request = _PostgrestRequest(call: call) }

  public func eq(_ column: String, value: some PostgrestFilterValue) -> Self {
    filter(column, "eq", value)
  }

  public func neq(_ column: String, value: some PostgrestFilterValue) -> Self {
    filter(column, "neq", value)
  }

  public func gt(_ column: String, value: some PostgrestFilterValue) -> Self {
    filter(column, "gt", value)
  }

  public func gte(_ column: String, value: some PostgrestFilterValue) -> Self {
    filter(column, "gte", value)
  }

  public func lt(_ column: String, value: some PostgrestFilterValue) -> Self {
    filter(column, "lt", value)
  }

  public func lte(_ column: String, value: some PostgrestFilterValue) -> Self {
    filter(column, "lte", value)
  }

  /// The columns that come back of rows that were written.
  public func select(_ columns: String = "*") -> PostgrestTransformBuilder {
    transform().select(columns)
  }

  /// The order of rows; a second call orders what the first leaves equal.
  public func order(_ column: String, ascending: Bool = true) -> PostgrestTransformBuilder {
    transform().order(column, ascending: ascending)
  }

  /// How many rows at most.
  public func limit(_ count: Int) -> PostgrestTransformBuilder { transform().limit(count) }

  /// One row and no array; anything else is an error of the service (`PGRST116`).
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
