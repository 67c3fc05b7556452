#if DEBUG
import Foundation

struct MockNetworkSession: NetworkSession {
    var error: URLError? = nil
    var statusCode = 200
    /// What is answered instead of the recorded file.
    var body: Data? = nil
    /// The recorded file; else that of the address: `fetchLineItemsSuccess` for `/line_items`.
    var responseFileName: String? = nil

    func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        if let error { throw error }
        guard let url = request.url,
            let response = HTTPURLResponse(url: url, statusCode: statusCode, httpVersion: nil, headerFields: nil)
        else {
            throw URLError(.badServerResponse)
        }
        if let body { return (body, response) }
        guard let file = Self.responseUrl(responseFileName ?? Self.name(of: url)) else { throw URLError(.fileDoesNotExist) }
        return (try Data(contentsOf: file), response)
    }

    private static func name(of url: URL) -> String {
        let words = url.lastPathComponent.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return "fetch\(words.joined())Success"
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
