#if DEBUG
import Foundation

struct MockNetworkSession: NetworkSession {
    var throwError: Bool = false
    var statusCode: Int = 200
    var responseFileName: String = "fetchEmployeesSuccess"

    func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        guard !throwError,
            let resourceUrl = Self.responseUrl(responseFileName),
            let url = request.url,
            let response = HTTPURLResponse(
                url: url,
                statusCode: statusCode,
                httpVersion: nil,
                headerFields: nil
            )
        else {
            throw URLError(.badServerResponse)
        }

        let data = try Data(contentsOf: resourceUrl)
        return (data, response)
    }

    /// Xcode copies resources into the app's bundle, SwiftPM into a bundle of the package.
    private static func responseUrl(_ name: String) -> URL? {
        #if SWIFT_PACKAGE
        Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Responses")
        #else
        Bundle.main.url(forResource: name, withExtension: "json")
        #endif
    }
}
#endif
