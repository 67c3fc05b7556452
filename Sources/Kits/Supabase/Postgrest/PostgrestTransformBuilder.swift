import Foundation

/// A query whose result can be sorted and limited.
public struct PostgrestTransformBuilder: PostgrestBuilder {
  /// The request that the query has built so far; for internal use.
  public let _request: _PostgrestRequest

  init(call: PostgrestCall) { _request = _PostgrestRequest(call: call) }

  /// Requests that these columns of the written rows are returned.
  public func select(_ columns: String = "*") -> Self {
    changed { call in
      call.query.removeAll { $0.name == "select" }
      call.query.append(URLQueryItem(name: "select", value: PostgrestCall.columns(columns)))
    }
  }

  /// Sorts the rows; a second call orders the rows that are equal by the first.
  ///
  /// - Parameters:
  ///   - column: The name of the column.
  ///   - ascending: Whether smaller values come first.
  public func order(_ column: String, ascending: Bool = true) -> Self {
    changed { call in
      let own = "\(column).\(ascending ? "asc" : "desc").nullslast"
      let before = call.query.first { $0.name == "order" }?.value.map { "\($0)," } ?? ""
      call.query.removeAll { $0.name == "order" }
      call.query.append(URLQueryItem(name: "order", value: before + own))
    }
  }

  /// Limits the number of rows; a second call replaces the first.
  public func limit(_ count: Int) -> Self {
    changed { call in
      call.query.removeAll { $0.name == "limit" }
      call.query.append(URLQueryItem(name: "limit", value: "\(count)"))
    }
  }

  /// Requests one row instead of an array. If the query does not give exactly one row, the service
  /// answers with an error (`PGRST116`).
  public func single() -> Self {
    changed { $0.headers["Accept"] = "application/vnd.pgrst.object+json" }
  }

  private func changed(_ change: (inout PostgrestCall) -> Void) -> Self {
    var call = _request.call
    change(&call)
    return PostgrestTransformBuilder(call: call)
  }
}
