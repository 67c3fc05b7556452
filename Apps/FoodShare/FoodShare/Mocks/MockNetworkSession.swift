#if DEBUG
import Foundation

struct MockNetworkSession: NetworkSession {
    var error: URLError? = nil
    var statusCode = 200
    /// What is answered instead of the recorded file.
    var body: Data? = nil
    var responseFileName = "fetchItemsSuccess"

    func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        if let error { throw error }
        guard let url = request.url,
            let response = HTTPURLResponse(url: url, statusCode: statusCode, httpVersion: nil, headerFields: nil)
        else {
            throw URLError(.badServerResponse)
        }
        if let body { return (body, response) }
        guard let file = Self.responseUrl(responseFileName) else { throw URLError(.fileDoesNotExist) }
        return (try Data(contentsOf: file), response)
    }

    /// Xcode puts resources into the app's bundle, a package into its own.
    private static func responseUrl(_ name: String) -> URL? {
        #if SWIFT_PACKAGE
        Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Responses")
        #else
        Bundle.main.url(forResource: name, withExtension: "json")
        #endif
    }
}
#endif
