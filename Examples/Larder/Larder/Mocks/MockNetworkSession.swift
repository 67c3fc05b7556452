#if DEBUG
import Foundation

struct MockNetworkSession: NetworkSession {
    var error: URLError? = nil
    var statusCode = 200
    /// The body to send instead of the recorded file.
    var body: Data? = nil
    /// The file to send; by default that of the path: `fetchLineItemsSuccess` for `/line_items`.
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

    /// Release builds have no recorded files: Xcode leaves them out of the app's bundle. SwiftPM would copy them, so a package
    /// reads them next to this file instead.
    private static func responseUrl(_ name: String) -> URL? {
        #if SWIFT_PACKAGE
        let file = URL(filePath: "Responses/\(name).json", relativeTo: URL(filePath: #filePath))
        return FileManager.default.fileExists(atPath: file.path) ? file : nil
        #else
        return Bundle.main.url(forResource: name, withExtension: "json")
        #endif
    }
}
#endif
