public import Foundation
public import RickMortyNetworkLayer

/// The routes of rickandmortyapi.com that this app uses.
///
///     RickMortyEndpoint.characters(page: 2, status: "alive").parameters    // page=2, status=alive
public enum RickMortyEndpoint: Endpoint, Hashable {
  /// The route of one page of characters. `page` counts from 1; an empty filter is left out.
  case characters(page: Int, status: String? = nil, name: String = "")
  /// The route of one character by its number.
  case character(id: Int)

  /// The address of the service.
  public static let serviceURL = URL(string: "https://rickandmortyapi.com/api")

  public var baseURL: URL { Self.serviceURL ?? URL(fileURLWithPath: "/") }

  public var path: String {
    switch self {
    case .characters: "/character"
    case .character(let id): "/character/\(id)"
    }
  }

  public var parameters: [URLQueryItem] {
    guard case .characters(let page, let status, let name) = self else { return [] }
    var items = [URLQueryItem(name: "page", value: "\(page)")]
    if let status, !status.isEmpty { items.append(URLQueryItem(name: "status", value: status)) }
    if !name.isEmpty { items.append(URLQueryItem(name: "name", value: name)) }
    return items
  }
}
