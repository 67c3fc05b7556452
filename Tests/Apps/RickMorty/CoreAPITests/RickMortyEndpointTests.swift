import Foundation
import RickMortyNetworkLayer
import StrataKitTesting
import Testing

@testable import CoreAPI

@Suite("RickMortyEndpoint") struct RickMortyEndpointTests {
  @Test(.mission("R-30", "R-110")) func `the base URL is that of rickandmortyapi.com`() {
    let endpoint: any Endpoint = RickMortyEndpoint.characters(page: 1)
    #expect(endpoint.baseURL.absoluteString == "https://rickandmortyapi.com/api")
  }

  @Test(.mission("R-66", "R-90", "R-111"))
  func `a page request sends its number, status and name as parameters`() {
    let endpoint = RickMortyEndpoint.characters(page: 3, status: "dead", name: "rick & co")
    #expect(endpoint.path == "/character")
    #expect(endpoint.method == .get)
    #expect(endpoint.contentType == .json)
    let items = endpoint.parameters.map { "\($0.name)=\($0.value ?? "")" }
    #expect(items == ["page=3", "status=dead", "name=rick & co"])
  }

  @Test(.mission("R-89")) func `a character request has the character's number in its path`() {
    let endpoint: any Endpoint = RickMortyEndpoint.character(id: 7)
    #expect(endpoint.path == "/character/7" && endpoint.parameters == [])
    #expect(endpoint.method == .get && endpoint.contentType == .json)
  }

  @Test func `an empty filter is left out of the request`() {
    #expect(
      RickMortyEndpoint.characters(page: 1).parameters == [URLQueryItem(name: "page", value: "1")])
    #expect(RickMortyEndpoint.characters(page: 1, status: "").parameters.count == 1)
  }
}
