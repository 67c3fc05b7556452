import Foundation

/// How the rows come back.
public struct PostgrestTransformBuilder: PostgrestBuilder {
  public let _request: _PostgrestRequest

  init(call: PostgrestCall) { _request = _PostgrestRequest(call: call) }

  /// The columns that come back of rows that were written.
  public func select(_ columns: String = "*") -> Self {
    changed { call in
      call.query.removeAll { $0.name == "select" }
      call.query.append(URLQueryItem(name: "select", value: columns.filter { !$0.isWhitespace }))
    }
  }

  /// The order of rows; a second call orders what the first leaves equal.
  public func order(_ column: String, ascending: Bool = true) -> Self {
    changed { call in
      let own = "\(column).\(ascending ? "asc" : "desc").nullslast"
      let before = call.query.first { $0.name == "order" }?.value.map { "\($0)," } ?? ""
      call.query.removeAll { $0.name == "order" }
      call.query.append(URLQueryItem(name: "order", value: before + own))
    }
  }

  /// How many rows at most.
  public func limit(_ count: Int) -> Self {
    changed { $0.query.append(URLQueryItem(name: "limit", value: "\(count)")) }
  }

  /// One row and no array; anything else is an error of the service (`PGRST116`).
  public func single() -> Self {
    changed { $0.headers["Accept"] = "application/vnd.pgrst.object+json" }
  }

  private func changed(_ change: (inout PostgrestCall) -> Void) -> Self {
    var call = _request.call
    change(&call)
    return PostgrestTransformBuilder(call: call)
  }
}
