#if DEBUG
import Foundation

struct MockNetworkSession: NetworkSession {
    var throwError: Bool = false
    /// The code of the error that is thrown.
    var errorCode: URLError.Code = .notConnectedToInternet
    var statusCode: Int = 200
    /// The body to send instead of the recorded file.
    var body: Data? = nil
    var responseFileName: String = "fetchEmployeesSuccess"

    func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        guard !throwError else { throw URLError(errorCode) }
        guard let url = request.url,
            let file = Self.responseUrl(responseFileName),
            let response = HTTPURLResponse(
                url: url,
                statusCode: statusCode,
                httpVersion: nil,
                headerFields: nil
            )
        else {
            throw URLError(.badServerResponse)
        }
        return (try body ?? Data(contentsOf: file), response)
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
