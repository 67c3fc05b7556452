import Testing

@testable import MultiverseCoreAPI

@Suite("MultiverseEndpoint • Routes")
struct MultiverseEndpointTests {
    @Test("The list is requested page by page")
    func testList() {
        let endpoint = MultiverseEndpoint.characters(page: 2)
        #expect(endpoint.path == "/characters")
        #expect(endpoint.method == .get)
        #expect(endpoint.parameters == ["page": "2"])
        #expect(endpoint.contentType == "application/json")
        #expect(endpoint.body == nil)
    }
}
