import Foundation

class APIClient {
    private let session: URLSession

    init(session: URLSession = .shared) {
        self.session = session
    }

    /// - Throws: `URLError` if the service is unreachable, ``APIError`` for an invalid response.
    func request<Answer: Decodable>(
        _ type: Answer.Type, from url: URL, method: HTTPMethod = .get
    ) async throws -> Answer {
        var request = URLRequest(url: url)
        request.httpMethod = method.rawValue
        let (data, response) = try await session.data(for: request)
        try check(response)
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw APIError.unreadableAnswer
        }
    }

    private func check(_ response: URLResponse) throws {
        guard let status = (response as? HTTPURLResponse)?.statusCode else {
            throw APIError.unreadableAnswer
        }
        switch status {
        case 200..<300: return
        case 401, 403: throw APIError.keyRefused
        case 404: throw APIError.notFound
        default: throw APIError.status(status)
        }
    }
}

/// No case contains the URL of the request, because the URL contains the API key.
enum APIError: LocalizedError, Equatable {
    case keyRefused
    case notFound
    case status(Int)
    case unreadableAnswer

    var errorDescription: String? {
        switch self {
        case .keyRefused: return "The weather service refused the API key."
        case .notFound: return "The weather service knows no such city."
        case .status(let code): return "The weather service answered with status \(code)."
        case .unreadableAnswer: return "The weather service's answer cannot be read."
        }
    }
}
